import enErreurs from '@comptoir/contract/messages/en/erreurs.json' with { type: 'json' };
import en from '@comptoir/contract/messages/en/promotions.json' with { type: 'json' };
import esErreurs from '@comptoir/contract/messages/es/erreurs.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/promotions.json' with { type: 'json' };
import frErreurs from '@comptoir/contract/messages/fr/erreurs.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/promotions.json' with { type: 'json' };
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate, type Translate } from '@comptoir/contract/words/texts.ts';

export type Mots = Translate<typeof fr>;

export const MOTS: Record<Locale, Mots> = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};

/** Why a coupon is refused is also why it counts for nothing. */
export const MOTS_ERREURS: Record<Locale, Translate<typeof frErreurs>> = {
  fr: createTranslate('fr', frErreurs),
  en: createTranslate('en', enErreurs),
  es: createTranslate('es', esErreurs),
};
