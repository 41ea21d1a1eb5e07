/** What the typed lines come to, and what buying by the tier saves on them. */
import {
  multiplyMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { prixPourQuantite } from '../../../articles/articles.public.ts';
import type { LigneSaisie } from './saisie.ts';

export interface TotalSaisie {
  references: number;
  quantite: number;
  /** The unit of sale, when all lines have the same. */
  unite: LigneSaisie['article']['unite'] | null;
  /** What the packs hold, where all are counted in pieces and some hold several; null otherwise. */
  pieces: number | null;
  /** Null while no line has a price. */
  total: Montant | null;
  gain: Montant | null;
}

/** Their content is a number of pieces; a roll is metres, a bucket may be litres. */
const EN_PIECES: readonly LigneSaisie['article']['unite'][] = ['piece', 'boite', 'sachet', 'lot'];

function compterPieces(lignes: readonly LigneSaisie[]): number | null {
  if (!lignes.every(({ article: { unite } }) => EN_PIECES.includes(unite))) return null;
  if (lignes.every(({ article: { contenu } }) => Number(contenu) === 1)) return null;
  return lignes.reduce((somme, { article, quantite }) => somme + quantite * +article.contenu, 0);
}

export function totalSaisie(lignes: readonly LigneSaisie[]): TotalSaisie {
  const [premiere] = lignes;
  const unite = premiere?.article.unite ?? null;
  const prix = lignes.flatMap(({ article: { tarif }, quantite }) =>
    tarif
      ? {
          net: multiplyMontant(prixPourQuantite(tarif, quantite), quantite),
          seul: multiplyMontant(tarif.prixNetHT, quantite),
        }
      : [],
  );
  const devise = prix[0]?.net.devise;
  const sum = (part: 'net' | 'seul') =>
    sumMontants(
      prix.map((ligne) => roundMontant(ligne[part])),
      devise ?? 'EUR',
    );
  return {
    references: lignes.length,
    quantite: lignes.reduce((somme, ligne) => somme + ligne.quantite, 0),
    unite: lignes.every(({ article }) => article.unite === unite) ? unite : null,
    pieces: compterPieces(lignes),
    total: devise ? sum('net') : null,
    gain: devise ? subtractMontants(sum('seul'), sum('net')) : null,
  };
}
