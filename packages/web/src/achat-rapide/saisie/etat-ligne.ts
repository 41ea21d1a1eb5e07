/** What a line is worth and what stands in its way. */
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import {
  multiplyMontant,
  roundMontant,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { prixPourQuantite } from '../../articles/articles.public.ts';
import { quantiteVendue } from '@comptoir/contract/achat-rapide/quantite-vendue.ts';
import type { Connaissance } from './connaissances.ts';
import type { Ligne } from './saisie.ts';

/** Why a line cannot go to the basket. */
export type Probleme =
  | { code: 'recherche' }
  | { code: 'inconnue'; propositions: readonly ArticleVendu[] }
  | { code: 'retiree'; remplacants: readonly ArticleVendu[] }
  | { code: 'sans-prix' }
  | { code: 'quantite-nulle'; correction: number }
  | { code: 'minimum'; minimum: number; correction: number }
  | { code: 'maximum'; maximum: number; correction: number }
  | { code: 'multiple'; multiple: number; correction: number }
  /** What is written may mean several quantities. */
  | { code: 'a-preciser'; ecrit: string; lectures: readonly number[] }
  | { code: 'hors-ligne' }
  | { code: 'a-verifier' };

export interface EtatLigne {
  /** Null: it can be added. */
  probleme: Probleme | null;
  prix: Montant | null;
  total: Montant | null;
}

const RIEN = { prix: null, total: null };

export function etatLigne(
  ligne: Omit<Ligne, 'id' | 'reference'>,
  connaissance: Connaissance | undefined,
): EtatLigne {
  const { quantite, aVerifier } = ligne;
  switch (connaissance?.nom) {
    case undefined:
    case 'demande':
      return { probleme: { code: 'recherche' }, ...RIEN };
    case 'inconnu':
      return {
        probleme: { code: 'inconnue', propositions: connaissance.propositions },
        ...RIEN,
      };
    case 'jamais-vu':
      return { probleme: { code: 'hors-ligne' }, ...RIEN };
    case 'garde': {
      const { prix } = connaissance.article;
      return { probleme: { code: 'hors-ligne' }, ...chiffrer(prix, quantite) };
    }
    case 'connu': {
      const { article, remplacants } = connaissance;
      if (article.retire) return { probleme: { code: 'retiree', remplacants }, ...RIEN };
      if (!article.tarif) return { probleme: { code: 'sans-prix' }, ...RIEN };
      // Nobody knows yet how many: it counts in no total.
      const question = questionOf(ligne, article);
      if (question) return { probleme: question, ...RIEN };
      const probleme =
        problemeDeQuantite(quantite, article) ?? (aVerifier ? { code: 'a-verifier' } : null);
      return { probleme, ...chiffrer(article.tarif, quantite) };
    }
  }
}

/** A figure or a unit that is not how the article is sold: asked, never counted in silence. */
function questionOf(
  { quantite, lu, lectures = [], valeur, unite }: Omit<Ligne, 'id' | 'reference'>,
  article: ArticleVendu,
): Probleme | null {
  const lue = valeur ?? quantite;
  const ecrit = [lu ?? String(lue), unite ?? ''].filter((part) => part !== '').join(' ');
  if (lue === 0) return lectures.length > 0 ? { code: 'a-preciser', ecrit, lectures } : null;
  const vendue = quantiteVendue(lue, unite, article);
  if (vendue.sorte === 'doute') {
    return {
      code: 'a-preciser',
      ecrit,
      lectures: unite === undefined ? lectures : vendue.lectures,
    };
  }
  if (vendue.sorte !== 'converti') return null;
  const telle = Number.isInteger(lue) ? [lue] : [];
  return { code: 'a-preciser', ecrit, lectures: [...new Set([vendue.quantite, ...telle])] };
}

type Regles = Pick<ArticleVendu, 'multiple' | 'minimum'>;

export function problemeDeQuantite(quantite: number, regles: Regles): Probleme | null {
  const correction = corriger(quantite, regles);
  if (quantite < 1) return { code: 'quantite-nulle', correction };
  if (quantite < regles.minimum) {
    return { code: 'minimum', minimum: regles.minimum, correction };
  }
  if (correction > QUANTITE_MAX) {
    const plein = Math.floor(QUANTITE_MAX / regles.multiple) * regles.multiple;
    return { code: 'maximum', maximum: QUANTITE_MAX, correction: plein };
  }
  if (quantite % regles.multiple !== 0) {
    return { code: 'multiple', multiple: regles.multiple, correction };
  }
  return null;
}

/** The smallest quantity above that the shop sells. */
function corriger(quantite: number, { multiple, minimum }: Regles): number {
  return Math.ceil(Math.max(quantite, minimum, 1) / multiple) * multiple;
}

function chiffrer(
  tarif: Parameters<typeof prixPourQuantite>[0] | null,
  quantite: number,
): { prix: Montant | null; total: Montant | null } {
  if (!tarif) return RIEN;
  const prix = prixPourQuantite(tarif, quantite);
  return { prix, total: roundMontant(multiplyMontant(prix, quantite)) };
}

export interface Somme {
  /** Lines that hold something. */
  lignes: number;
  prets: readonly { id: number; articleId: number; quantite: number }[];
  total: Montant | null;
  /** Lines the shop was not heard about yet. */
  enRecherche: number;
  /** Lines that wait for somebody, in order. */
  aCorriger: readonly { ligne: Ligne; probleme: Probleme }[];
}

export function sommer(
  lignes: readonly Ligne[],
  connaissanceOf: (reference: string) => Connaissance | undefined,
  /** Its code is still being typed: it is not wrong yet. */
  enFrappe?: number,
): Somme {
  const prets: { id: number; articleId: number; quantite: number }[] = [];
  const aCorriger: { ligne: Ligne; probleme: Probleme }[] = [];
  const totaux: Montant[] = [];
  let enRecherche = 0;
  for (const ligne of lignes) {
    const connaissance = connaissanceOf(ligne.reference);
    const { probleme, total } = etatLigne(ligne, connaissance);
    if (total) totaux.push(total);
    if (ligne.id === enFrappe && probleme?.code === 'inconnue') continue;
    if (probleme?.code === 'recherche') enRecherche += 1;
    else if (probleme) aCorriger.push({ ligne, probleme });
    else if (connaissance?.nom === 'connu') {
      prets.push({ id: ligne.id, articleId: connaissance.article.id, quantite: ligne.quantite });
    }
  }
  const devise = totaux[0]?.devise;
  return {
    lignes: lignes.length,
    prets,
    // Prices of two currencies, kept from another language, are not added up.
    total:
      devise && totaux.every((total) => total.devise === devise)
        ? sumMontants(totaux, devise)
        : null,
    enRecherche,
    aCorriger,
  };
}
