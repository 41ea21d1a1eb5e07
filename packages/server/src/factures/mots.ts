/** The words of invoices that the server says: papers, tables, mails. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import en from '@comptoir/contract/messages/en/factures-papier.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/factures-papier.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/factures-papier.json' with { type: 'json' };
import { createTranslate, type Translate } from '@comptoir/contract/words/texts.ts';

export type Mots = Translate<typeof fr>;

export const MOTS: Record<Locale, Mots> = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};

/** A rule of a check, by its code. */
export type CodeRegle = keyof typeof fr.regles;
