/** Stock of articles as a buyer sees it: in his store and the warehouse behind it, or in all warehouses. */
import type { DonneesDisponibilite } from '@comptoir/contract/articles/disponibilite.ts';
import type { Lieux, Magasin } from '../magasins/magasins.public.ts';
import { listStock, type StockRow } from './disponibilites.sql.ts';
import type { Sources } from './sources.ts';

export interface StockVu {
  /** The store it is seen from. */
  magasin: Magasin | undefined;
  of(article: { id: number; delaiFournisseur: number }): DonneesDisponibilite;
}

interface Quantites {
  magasin: number;
  depot: number;
  attendus: { quantite: number; date: string }[];
}

const RIEN: Quantites = { magasin: 0, depot: 0, attendus: [] };

export async function readStock(
  { pool, lieux }: Sources,
  articleIds: readonly number[],
  magasinId: number | undefined,
): Promise<StockVu> {
  const places = await lieux();
  const magasin = magasinId === undefined ? undefined : places.magasins.get(magasinId);
  const rows = await listStock(pool, articleIds, lieuxVus(places, magasin));
  const parArticle = sumByArticle(rows, magasin?.id);
  return {
    magasin,
    of({ id, delaiFournisseur }) {
      const { magasin: quantite, depot, attendus } = parArticle.get(id) ?? RIEN;
      return { magasin: quantite, depot, attendus, delaiFournisseur };
    },
  };
}

function lieuxVus({ depotIds }: Lieux, magasin: Magasin | undefined): readonly number[] {
  return magasin ? [magasin.id, magasin.depotId] : depotIds;
}

function sumByArticle(
  rows: readonly StockRow[],
  magasinId: number | undefined,
): Map<number, Quantites> {
  const parArticle = new Map<number, Quantites>();
  for (const { articleId, lieuId, quantite, attendu, attenduLe } of rows) {
    let sum = parArticle.get(articleId);
    if (!sum) parArticle.set(articleId, (sum = { magasin: 0, depot: 0, attendus: [] }));
    if (lieuId === magasinId) {
      sum.magasin += quantite;
      continue;
    }
    sum.depot += quantite;
    if (attenduLe !== null) sum.attendus.push({ quantite: attendu, date: attenduLe });
  }
  for (const { attendus } of parArticle.values()) {
    if (attendus.length > 1) attendus.sort((a, b) => (a.date < b.date ? -1 : 1));
  }
  return parArticle;
}
