import type { Locale } from '@comptoir/contract/words/locales.ts';

/** « en Bretagne », « dans les Hauts-de-France », “in Bretagne”. */
export function enRegion(locale: Locale, nom: string): string {
  if (locale === 'en') return `in ${nom}`;
  if (locale === 'es' || !/^(Grand|Hauts|Pays) ?-?/.test(nom)) return `en ${nom}`;
  return nom.startsWith('Grand') ? `dans le ${nom}` : `dans les ${nom}`;
}
