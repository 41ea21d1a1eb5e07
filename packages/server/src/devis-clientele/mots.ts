/** The words a customer reads, on the page and on the paper. */
import en from '@comptoir/contract/messages/en/devis-recu.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/devis-recu.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/devis-recu.json' with { type: 'json' };
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate, type Translate } from '@comptoir/contract/words/texts.ts';

export const MOTS_RECU: Record<Locale, Translate<typeof fr>> = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};
