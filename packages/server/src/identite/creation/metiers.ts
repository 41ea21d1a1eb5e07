/** Trades a company may be of. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import en from '@comptoir/contract/messages/en/cadre.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/cadre.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };

const LIBELLES: Record<Locale, Record<string, string>> = {
  fr: fr.metiers,
  en: en.metiers,
  es: es.metiers,
};

export function isMetier(code: string): boolean {
  return enseigne.metiers.includes(code);
}

/** In the order the shop shows them. */
export function listMetiers(langue: Locale): { code: string; libelle: string }[] {
  return enseigne.metiers.map((code) => ({ code, libelle: LIBELLES[langue][code] ?? code }));
}
