/**
 * Message catalogues in the browser: one file per language for what every page says, one per
 * capability for the rest, fetched when a page needs it. The list of a language's files comes with
 * that language: two thirds of them concern nobody.
 */
import { createTexts, isBaseNamespace } from './texts.ts';
import type { LocaleMessages } from '../base-messages/locale-messages.ts';

const locales = import.meta.glob<LocaleMessages>('../base-messages/??.ts', { import: 'default' });

export const texts = createTexts(async (locale, namespace) => {
  const messages = await locales[`../base-messages/${locale}.ts`]?.();
  if (!messages) throw new Error(`no messages in ${locale}`);
  if (isBaseNamespace(namespace)) return messages.base[namespace];
  const load = messages.others[`../../../contract/messages/${locale}/${namespace}.json`];
  if (!load) throw new Error(`no messages ${locale}/${namespace}`);
  return load();
});
