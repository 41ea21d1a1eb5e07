/** Which scripts, styles and message catalogues each page needs, from Vite's build manifest. */
import type { Manifest } from '@tanstack/react-router';
import { LOCALES, type Locale } from '@comptoir/contract/locales.ts';
import { BASE_NAMESPACES } from './i18n.ts';
import type { ViteChunk, ViteManifest } from './rendering.ts';
import { ATTENTE_MODULE, routeTree } from './route-tree.tsx';
import type { PageRoute } from './routes.ts';

export interface PageAssets {
  manifestFor(locale: Locale): Manifest;
}

const ENTRY = 'src/entry-client.tsx';
const messagesKey = (locale: Locale, namespace: string) =>
  `../contract/messages/${locale}/${namespace}.json`;

interface TreeRoute {
  id: string;
  options: { staticData?: { page?: PageRoute } };
  children?: unknown;
}

function walk(route: TreeRoute): TreeRoute[] {
  const children = Object.values((route.children ?? {}) as Record<string, TreeRoute>);
  return [route, ...children.flatMap(walk)];
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
  const styles = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => chunk(key).css ?? []).map((file) => '/' + file);

  const base = closure(ENTRY);
  const beyondBase = (key: string) => [...closure(key)].filter((each) => !base.has(each));

  const build = (locale: Locale): Manifest => {
    const routes: Manifest['routes'] = {};
    for (const { id, options } of walk(routeTree as unknown as TreeRoute)) {
      const page = options.staticData?.page;
      if (id === '__root__') {
        const messages = new Set(
          BASE_NAMESPACES.map((name) => chunk(messagesKey(locale, name)).file),
        );
        routes[id] = {
          css: styles(base),
          preloads: [...urls(base), ...[...messages].map((file) => '/' + file)],
          scripts: [{ attrs: { type: 'module', async: true, src: '/' + chunk(ENTRY).file } }],
        };
      } else if (page) {
        const keys = beyondBase('src/' + (page.module ?? ATTENTE_MODULE));
        routes[id] = {
          css: styles(keys),
          preloads: [...urls(keys), '/' + chunk(messagesKey(locale, page.capability)).file],
        };
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
        css: ['/src/ui/theme.css'],
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
