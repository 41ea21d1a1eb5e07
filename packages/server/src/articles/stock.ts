/** Stock of articles as a buyer sees it: in their store and its warehouse, or in all warehouses. */
import type { DonneesDisponibilite } from '@comptoir/contract/articles/disponibilite.ts';
import type { Magasin } from '../magasins/magasins.public.ts';
import { listStock, listStockParLieu, type StockRow } from './disponibilites.sql.ts';
import type { Sources } from './sources.ts';
import type { StockDepots } from './stocks.ts';

export interface StockVu {
  /** The store it is seen from. */
  magasin: Magasin | undefined;
  /** The stock of the warehouses; the same object until something in it changes. */
  depotsOf(articleId: number): StockDepots | undefined;
  of(article: { id: number; delaiFournisseur: number }): DonneesDisponibilite;
}

export async function readStock(
  { pool, stocks, lieux }: Sources,
  articleIds: readonly number[],
  magasinId: number | undefined,
): Promise<StockVu> {
  const [places, depots, sien] = await Promise.all([
    lieux(),
    stocks.read(articleIds),
    magasinId === undefined ? [] : listStock(pool, articleIds, [magasinId]),
  ]);
  const magasin = magasinId === undefined ? undefined : places.magasins.get(magasinId);
  const enMagasin = new Map(sien.map(({ articleId, quantite }) => [articleId, quantite]));
  return {
    magasin,
    depotsOf: (articleId) => depots.get(articleId),
    of({ id, delaiFournisseur }) {
      const rows = depots.get(id)?.depots ?? [];
      const seen = magasin ? rows.filter(({ lieuId }) => lieuId === magasin.depotId) : rows;
      return { ...sumDepots(seen), magasin: enMagasin.get(id) ?? 0, delaiFournisseur };
    },
  };
}

/** Row by row, for who plans where each part comes from. */
export async function readStockRows(
  { pool, stocks }: Sources,
  articleIds: readonly number[],
  magasinId: number | undefined,
): Promise<StockRow[]> {
  const [depots, enMagasin] = await Promise.all([
    stocks.read(articleIds),
    magasinId === undefined ? [] : listStock(pool, articleIds, [magasinId]),
  ]);
  return [...[...depots.values()].flatMap((article) => article.depots), ...enMagasin];
}

/** By article, then by place: what lies there now, in one query for all of them. */
export async function readStockParLieu(
  { pool }: Sources,
  articleIds: readonly number[],
  lieuIds: readonly number[],
): Promise<StockParArticle> {
  const rows = await listStockParLieu(pool, articleIds, lieuIds);
  return new Map(rows.map(({ articleId, quantites }) => [articleId, parseQuantites(quantites)]));
}

export type StockParArticle = ReadonlyMap<number, ReadonlyMap<number, number>>;

function parseQuantites(texte: string): ReadonlyMap<number, number> {
  const parLieu = new Map<number, number>();
  for (const paire of texte.split(' ')) {
    const milieu = paire.indexOf(':');
    parLieu.set(Number(paire.slice(0, milieu)), Number(paire.slice(milieu + 1)));
  }
  return parLieu;
}

function sumDepots(rows: readonly StockRow[]): Pick<DonneesDisponibilite, 'depot' | 'attendus'> {
  let depot = 0;
  const attendus: { quantite: number; date: string }[] = [];
  for (const { quantite, attendu, attenduLe } of rows) {
    depot += quantite;
    if (attenduLe !== null) attendus.push({ quantite: attendu, date: attenduLe });
  }
  if (attendus.length > 1) attendus.sort((a, b) => (a.date < b.date ? -1 : 1));
  return { depot, attendus };
}
