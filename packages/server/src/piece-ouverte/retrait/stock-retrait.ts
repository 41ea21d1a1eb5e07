/** What a store can hand over now of what is asked; pure. */
import type { Position } from '../../magasins/magasins.public.ts';

export interface LigneARetirer {
  ligneId: number;
  articleId: number;
  quantite: number;
  /** A panel cut to size. */
  aScier?: boolean | undefined;
  /** Made for this buyer: no store has it. */
  surMesure?: boolean | undefined;
}

export interface MagasinOuRetirer extends Position {
  id: number;
  /** It cuts panels. */
  scie: boolean;
}

/** How many of an article lie in a store, in the units it is sold in. */
export type Stock = (magasinId: number, articleId: number) => number;

/** A line is handed over whole or not at all, by whoever does its cuts. */
export function isServie(
  { articleId, quantite, aScier, surMesure }: LigneARetirer,
  { id, scie }: MagasinOuRetirer,
  stock: Stock,
): boolean {
  if (surMesure || (aScier && !scie)) return false;
  return stock(id, articleId) >= quantite;
}

/** All of them together: two lines of one article share what lies there. */
export function isEntier(
  lignes: readonly LigneARetirer[],
  magasin: MagasinOuRetirer,
  stock: Stock,
): boolean {
  const demandes = new Map<number, number>();
  return lignes.every((ligne) => {
    const demande = (demandes.get(ligne.articleId) ?? 0) + ligne.quantite;
    demandes.set(ligne.articleId, demande);
    return isServie(ligne, magasin, stock) && stock(magasin.id, ligne.articleId) >= demande;
  });
}
