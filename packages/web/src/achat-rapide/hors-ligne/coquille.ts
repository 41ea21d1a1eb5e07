/** Which built files the page needs to work without network, by language; from Vite's manifest. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { findRoute, namespacesOf } from '../../routes.ts';
import { LATE_NAMESPACE } from '../../words/texts.ts';

export interface Morceau {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** What the service worker is built with. */
export interface Coquille {
  /** Changes with any of its files. */
  version: string;
  /** Needed in every language. */
  communs: string[];
  parLangue: Record<Locale, string[]>;
}

const ENTREES = ['src/entry-client.tsx', 'src/achat-rapide/achat-rapide.page.tsx'];
/** The parts fetched late that this page opens. */
const TARDIFS =
  /^src\/(?:achat-rapide\/|ui\/|overlay\/(?:overlay-|registry))|barcode-detector|zxing/;
const TEXTES = [...namespacesOf(findRoute('achat-rapide')), LATE_NAMESPACE];

export function composerCoquille(manifest: Record<string, Morceau>, version: string): Coquille {
  const isCommun = (key: string) => !key.includes('base-messages/') && !key.includes('messages/');
  const langue = (locale: Locale) =>
    filesOf(manifest, [
      `src/base-messages/${locale}.ts`,
      ...TEXTES.map((nom) => `../contract/messages/${locale}/${nom}.json`),
    ]);
  const communs = filesOf(manifest, ENTREES, (key) => isCommun(key) && TARDIFS.test(key));
  const parLangue = Object.fromEntries(
    LOCALES.map((locale) => [locale, langue(locale).filter((file) => !communs.includes(file))]),
  ) as Record<Locale, string[]>;
  return { version, communs, parLangue };
}

function filesOf(
  manifest: Record<string, Morceau>,
  keys: readonly string[],
  isTardif: (key: string) => boolean = () => false,
): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const morceau = manifest[key];
    if (!morceau) throw new Error(`the build has no module ${key}`);
    for (const file of [morceau.file, ...(morceau.css ?? []), ...(morceau.assets ?? [])]) {
      files.add('/' + file);
    }
    for (const next of morceau.imports ?? []) visit(next);
    for (const next of morceau.dynamicImports ?? []) if (isTardif(next)) visit(next);
  };
  for (const key of keys) visit(key);
  return [...files].sort();
}
