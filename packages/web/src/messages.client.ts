/**
 * Message catalogues in the browser: one file per language for what every page says, one per
 * capability for the rest, fetched when a page needs it.
 */
import type { Catalogue } from '@comptoir/contract/texts.ts';
import { createTexts, isBaseNamespace, type BaseNamespace } from './texts.ts';

interface Module<T> {
  default: T;
}
const base = import.meta.glob<Module<Record<BaseNamespace, Catalogue>>>('./base-messages/*.ts');
const catalogues = import.meta.glob<Module<Catalogue>>([
  '../../contract/messages/*/*.json',
  '!../../contract/messages/*/{ui,cadre,erreurs}.json',
]);

export const texts = createTexts(async (locale, namespace) => {
  if (isBaseNamespace(namespace)) {
    return (await loaded(base, `./base-messages/${locale}.ts`))[namespace];
  }
  return loaded(catalogues, `../../contract/messages/${locale}/${namespace}.json`);
});

async function loaded<T>(modules: Record<string, () => Promise<Module<T>>>, path: string) {
  const load = modules[path];
  if (!load) throw new Error(`no messages at ${path}`);
  return (await load()).default;
}
