/** The words of mails, in the language of who reads them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import en from '@comptoir/contract/messages/en/courrier.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/courrier.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/courrier.json' with { type: 'json' };
import { createTranslate, type Translate } from '@comptoir/contract/words/texts.ts';

export const MOTS: Record<Locale, Translate<typeof fr>> = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};
