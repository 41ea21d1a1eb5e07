/** Which scripts, styles and message catalogues each page needs, from Vite's build manifest. */
import { QueryClient } from '@tanstack/react-query';
import type { Manifest } from '@tanstack/react-router';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { createTexts } from '../words/texts.ts';
import { isView } from './page-modules.ts';
import type { ViteChunk, ViteManifest } from './rendering.ts';
import { ATTENTE_MODULE } from './route-tree.tsx';
import { createRouter } from './router.tsx';
import { namespacesOf } from '../routes.ts';
import type { PageRoute } from '../routes/page-route.ts';

export interface PageAssets {
  manifestFor(locale: Locale): Manifest;
}

const ENTRY = 'src/entry-client.tsx';
/** One file for all pages. */
const STYLES = 'style.css';

/** Routes get their identifiers when a router takes the tree in. */
function listRoutes(): { id: string; page: PageRoute | undefined }[] {
  const router = createRouter({
    api: { call: () => Promise.reject(new Error('no call is made to list the routes')) },
    texts: createTexts(() => ({})),
    queryClient: new QueryClient(),
  });
  return Object.values(router.routesById).map(({ id, options }) => ({
    id,
    page: options.staticData?.page,
  }));
}

export function pageAssetsForBuild(vite: ViteManifest): PageAssets {
  const chunk = (key: string): ViteChunk => {
    const found = vite[key];
    if (!found) throw new Error(`the build has no module ${key}: build the pages again`);
    return found;
  };
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk(key).imports ?? []) closure(imported, seen);
    return seen;
  };
  const urls = (keys: Iterable<string>) => [...keys].map((key) => '/' + chunk(key).file);

  const base = closure(ENTRY);
  const vendor = [...base].find((key) => key.startsWith('_vendor-')) ?? ENTRY;
  const beyondBase = (key: string) => [...closure(key)].filter((each) => !base.has(each));

  const routeList = listRoutes();
  const build = (locale: Locale): Manifest => {
    const routes: Manifest['routes'] = {};
    for (const { id, page } of routeList) {
      if (id === '__root__') {
        routes[id] = {
          css: urls([STYLES]),
          // What is to run comes first; see head.tsx.
          preloads: urls([...new Set([vendor, ENTRY, ...base, `src/base-messages/${locale}.ts`])]),
        };
      } else if (page) {
        const module = page.module ?? ATTENTE_MODULE;
        // A view comes after the first load.
        const keys = isView(module) ? [] : beyondBase('src/' + module);
        const messages = namespacesOf(page).map(
          (namespace) => `../contract/messages/${locale}/${namespace}.json`,
        );
        routes[id] = { preloads: urls([...keys, ...messages]) };
      }
    }
    return { routes };
  };
  const manifests = Object.fromEntries(LOCALES.map((locale) => [locale, build(locale)]));
  return { manifestFor: (locale) => manifests[locale] as Manifest };
}

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Development: Vite serves the sources, nothing is split or preloaded. */
export function pageAssetsForDev(): PageAssets {
  const manifest: Manifest = {
    routes: {
      __root__: {
        css: ['/src/ui/theme.css', '/src/cadre/cadre.css'],
        scripts: [
          { attrs: { type: 'module' }, children: REFRESH },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/' + ENTRY } },
        ],
      },
    },
  };
  return { manifestFor: () => manifest };
}
