import en from '@comptoir/contract/messages/en/export-panier.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/export-panier.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/export-panier.json' with { type: 'json' };
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate, type Translate } from '@comptoir/contract/words/texts.ts';

export type Mots = Translate<typeof fr>;

export const MOTS: Record<Locale, Mots> = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};
