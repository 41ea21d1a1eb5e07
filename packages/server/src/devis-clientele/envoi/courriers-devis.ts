/** The mails around a quote: to the customer, in the language of the quote; to who wrote it, in theirs. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import type { Courrier } from '../../courrier/envoi.ts';
import { isOneAddress } from '../../courrier/envoyer.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { DevisParLien } from './lien.sql.ts';

interface EnvoiDevis {
  a: string;
  repondreA: string;
  numero: string;
  /** Whole address. */
  lien: string;
  entreprise: string;
  message: string;
  ttc: Montant;
  document: Pick<DocumentDevis, 'langue' | 'titre' | 'valableJusqu'>;
}

export function courrierEnvoi(envoi: EnvoiDevis): Courrier {
  const { message } = envoi;
  return composerPourClient(envoi, 'envoi', (texte) =>
    [message, texte].filter(Boolean).join('\n\n'),
  );
}

/** After they signed; `message`: the name that was signed. */
export function courrierConfirmation(envoi: EnvoiDevis): Courrier {
  return composerPourClient(envoi, 'confirmation');
}

function composerPourClient(
  { a, repondreA, numero, lien, entreprise, message, ttc, document }: EnvoiDevis,
  genre: 'envoi' | 'confirmation',
  dire = (texte: string) => texte,
): Courrier {
  const { langue } = document;
  const t = MOTS[langue];
  const valeurs = {
    numero,
    entreprise,
    enseigne: enseigne.nom,
    titre: document.titre || numero,
    total: formatArgent(langue, ttc),
    jour: formatDate(document.valableJusqu),
    nom: message,
  };
  const courrier = composer({
    a,
    langue,
    sujet: t(`devisClientele.${genre}.sujet`, valeurs),
    texte: dire(t(`devisClientele.${genre}.texte`, valeurs)),
    bouton: { libelle: t(`devisClientele.${genre}.bouton`), url: lien },
    suite: t(`devisClientele.${genre}.suite`, valeurs),
  });
  // To the company: the shop has nothing to say of its quote.
  return { ...courrier, repondreA };
}

export type Reponse = 'accepte' | 'refuse' | 'question';

interface ReponseRecue {
  devis: DevisParLien;
  reponse: Reponse;
  /** Page of the quote in the account. */
  lienOf: (langue: Locale) => string;
  /** What was asked, or why it was refused; the name that was signed. */
  mot: string;
  ttc: Montant;
}

/** To who wrote the quote; an answer to it goes to the customer. */
export function courrierReponse({ devis, reponse, lienOf, mot, ttc }: ReponseRecue): Courrier {
  const langue = isLocale(devis.auteurLangue) ? devis.auteurLangue : DEFAULT_LOCALE;
  const t = MOTS[langue];
  const { client, titre } = devis.document;
  const valeurs = {
    numero: devis.numero,
    client: client.nom || client.email || t('devisClientele.client'),
    titre: titre || devis.numero,
    mot: mot || t('devisClientele.aucunMot'),
    total: formatArgent(langue, ttc),
  };
  const courrier = composer({
    a: devis.auteurEmail,
    langue,
    sujet: t(`devisClientele.${reponse}.sujet`, valeurs),
    texte: t(`devisClientele.${reponse}.texte`, valeurs),
    bouton: { libelle: t('devisClientele.voir'), url: lienOf(langue) },
    suite: t(`devisClientele.${reponse}.suite`, valeurs),
  });
  return isOneAddress(client.email) ? { ...courrier, repondreA: client.email } : courrier;
}
