/** The mails around a question: to the shop, to whoever asked, and the answer. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { DEFAULT_LOCALE, type Locale } from '@comptoir/contract/words/locales.ts';
import en from '@comptoir/contract/messages/en/courrier.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/courrier.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/courrier.json' with { type: 'json' };
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import type { Courrier } from '../courrier/envoi.ts';

const TEXTS = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};

const SIGNATURE = {
  enseigne: enseigne.nom,
  telephone: enseigne.supportDigital.telephone.libelle,
};

export interface QuestionPosee {
  numero: string;
  nom: string;
  email: string;
  texte: string;
  langue: Locale;
  /** In the language of the shop. */
  produit: string | undefined;
}

/** The staff answers it from their own mail program. */
export function courrierBoutique({ produit, ...question }: QuestionPosee): Courrier {
  const t = TEXTS[DEFAULT_LOCALE];
  return {
    a: enseigne.supportDigital.email,
    repondreA: question.email,
    sujet: t('questions.boutique.sujet', question),
    texte: t('questions.boutique.texte', {
      ...question,
      produit: produit ?? t('questions.boutique.sans-produit'),
    }),
    langue: DEFAULT_LOCALE,
  };
}

/**
 * Nothing the asker typed is in it: anyone can give anyone's address, and the shop must not carry
 * words to a stranger.
 */
export function accuseReception(
  { numero, email, langue }: Pick<QuestionPosee, 'numero' | 'email' | 'langue'>,
  produit: string | undefined,
): Courrier {
  const t = TEXTS[langue];
  const valeurs = { ...SIGNATURE, numero };
  return {
    a: email,
    repondreA: enseigne.supportDigital.email,
    sujet: t('questions.accuse.sujet', valeurs),
    texte:
      produit === undefined
        ? t('questions.accuse.texte-sans-produit', valeurs)
        : t('questions.accuse.texte', { ...valeurs, produit }),
    langue,
  };
}

export interface Reponse {
  numero: string;
  email: string;
  langue: Locale;
  question: string;
  reponse: string;
  auteur: string;
}

export function courrierReponse({ email, langue, ...reponse }: Reponse): Courrier {
  const t = TEXTS[langue];
  return {
    a: email,
    repondreA: enseigne.supportDigital.email,
    sujet: t('questions.reponse.sujet', reponse),
    texte: t('questions.reponse.texte', { ...SIGNATURE, ...reponse }),
    langue,
  };
}
