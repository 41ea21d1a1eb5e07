/** The mails about a quote: to who asked for it, and to the delegates who answer. */
import { parseMontant } from '@comptoir/contract/argent.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import type { Courrier } from '../../courrier/envoi.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { DevisEcrit } from './destinataires.sql.ts';

/** To who asked for it. */
const AU_CLIENT = ['demande-recue', 'propose', 'rappel'] as const;
/** To the delegates of the buyer's company, or to the one who answers. */
const AUX_DELEGUES = ['demande-delegues', 'modifie', 'prix-refuse', 'accepte', 'refuse'] as const;

export type GenreCourrier = (typeof AU_CLIENT)[number] | (typeof AUX_DELEGUES)[number];

export function isAuClient(genre: GenreCourrier): boolean {
  return (AU_CLIENT as readonly string[]).includes(genre);
}

/** Those that are shown on the screen too. */
const SUR_ECRAN = { propose: 'info', rappel: 'avertissement' } as const;

function isSurEcran(genre: GenreCourrier): genre is keyof typeof SUR_ECRAN {
  return genre in SUR_ECRAN;
}

/** What the screen shows who asked; undefined where it shows nothing. */
export function redigerMessage(genre: GenreCourrier, devis: DevisEcrit) {
  if (!isSurEcran(genre)) return undefined;
  const textes = LOCALES.map((langue) => [
    langue,
    MOTS[langue](`devis.${genre}.message`, valeursOf(langue, devis, devis.prix)),
  ]);
  return {
    niveau: SUR_ECRAN[genre],
    texte: Object.fromEntries(textes) as Record<Locale, string>,
    lien: liens.devisDetail('fr', devis.key),
  };
}

export function redigerCourrier(
  genre: GenreCourrier,
  { a, langue, url }: { a: string; langue: Locale; url: string },
  devis: DevisEcrit,
): Courrier {
  const t = MOTS[langue];
  // Delegates talk of prices without tax.
  const valeurs = valeursOf(langue, devis, isAuClient(genre) ? devis.prix : 'ht');
  const courrier = composer({
    a,
    langue,
    sujet: t(`devis.${genre}.sujet`, valeurs),
    texte: [t(`devis.${genre}.texte`, valeurs), ...motDuDelegue(genre, langue, devis)].join('\n\n'),
    bouton: {
      libelle: t(`devis.${genre}.bouton`, valeurs),
      // A delegate acts for the customer by it, if they may.
      url: url + (isAuClient(genre) ? liens.devisDetail : liens.ouvrirDevis)(langue, devis.key),
    },
    suite: t(`devis.${genre}.suite`, valeurs),
  });
  if (!isAuClient(genre)) return { ...courrier, repondreA: devis.email };
  return devis.delegue ? { ...courrier, repondreA: devis.delegue.email } : courrier;
}

/** Who answered without a word has none told of them. */
function motDuDelegue(genre: GenreCourrier, langue: Locale, { commentaire }: DevisEcrit): string[] {
  if (genre !== 'propose' || commentaire === '') return [];
  return [MOTS[langue]('devis.propose.mot', { mot: commentaire })];
}

function valeursOf(langue: Locale, devis: DevisEcrit, prix: DevisEcrit['prix']) {
  const t = MOTS[langue];
  const { motif, precision, reference, souhaite, commande } = devis.details;
  const total = parseMontant(prix === 'ttc' ? devis.ttc : devis.netHT, devis.devise);
  const aucun = t('devis.aucun-mot');
  return {
    numero: devis.numero,
    client: devis.client,
    personne: devis.personne,
    delegue: devis.delegue?.nom ?? enseigne.nom,
    lignes: devis.nombreLignes,
    total: t(`devis.total.${prix}`, { montant: formatArgent(langue, total) }),
    date: devis.valableJusqu === null ? '' : formatDate(devis.valableJusqu),
    mot: devis.commentaire === '' ? aucun : devis.commentaire,
    motif: motif === undefined ? '' : t(`devis.motifs.${motif}`),
    precision: precision || aucun,
    reference: reference ?? '',
    souhaite: souhaite
      ? formatArgent(langue, parseMontant(souhaite, devis.devise))
      : t('devis.prix-non-dit'),
    commande: commande ?? '',
    enseigne: enseigne.nom,
  };
}
