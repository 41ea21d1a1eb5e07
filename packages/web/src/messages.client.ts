/** Message catalogues in the browser: a chunk per language and namespace, fetched when needed. */
import type { ResourceKey } from 'i18next';
import { createTexts } from './i18n.ts';

const catalogues = import.meta.glob<{ default: ResourceKey }>('../../contract/messages/*/*.json');

export const texts = createTexts(async (locale, namespace) => {
  const load = catalogues[`../../contract/messages/${locale}/${namespace}.json`];
  if (!load) throw new Error(`no messages ${locale}/${namespace}`);
  return (await load()).default;
});
