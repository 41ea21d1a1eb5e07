/** From a product to those bought with it, and to those that replace it. */
import { accordsOf, isMemeBatterie, type Accord } from './accords.ts';
import type { ProduitGenere } from './generer.ts';

export interface LienGenere {
  produitId: number;
  type: 'complement' | 'equivalent';
  autreId: number;
  rang: number;
  accords: readonly Accord[];
}

// As many as a sheet shows.
const EQUIVALENTS_MAX = 4;

export function* listLiens(produits: readonly ProduitGenere[]): Generator<LienGenere> {
  const parModele = Map.groupBy(produits, ({ modele }) => modele.code);
  for (const produit of produits) {
    const complements = (produit.modele.complements ?? [])
      .map((code) => complementOf(produit, parModele.get(code) ?? []))
      .filter((autre) => autre !== undefined);
    for (const [rang, autre] of complements.entries()) {
      const accords = accordsOf(produit.modele, autre.modele);
      yield { produitId: produit.id, type: 'complement', autreId: autre.id, rang, accords };
    }
    const voisins = equivalentsOf(produit, parModele.get(produit.modele.code) ?? []);
    for (const [rang, autre] of voisins.entries()) {
      yield { produitId: produit.id, type: 'equivalent', autreId: autre.id, rang, accords: [] };
    }
  }
}

/** A complement of the same maker where there is one; of no other where they share batteries. */
function complementOf(
  { marqueId, id, modele }: ProduitGenere,
  candidats: readonly ProduitGenere[],
): ProduitGenere | undefined {
  const [premier] = candidats;
  const sien = candidats.find((candidat) => candidat.marqueId === marqueId);
  const autre = sien ?? (premier && isMemeBatterie(modele, premier.modele) ? undefined : premier);
  return autre?.id === id ? undefined : autre;
}

/** The nearest makers: a range of five around the product. */
function equivalentsOf(
  produit: ProduitGenere,
  memeModele: readonly ProduitGenere[],
): ProduitGenere[] {
  const start = Math.max(0, produit.index - EQUIVALENTS_MAX / 2);
  return memeModele
    .slice(start, start + EQUIVALENTS_MAX + 1)
    .filter(({ id }) => id !== produit.id)
    .slice(0, EQUIVALENTS_MAX);
}
