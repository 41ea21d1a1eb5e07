import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { sql } from '../db/sql.ts';

export interface StockRow {
  articleId: number;
  lieuId: number;
  quantite: number;
  attendu: number;
  attenduLe: string | null;
}

/** What lies in these places of these articles; no row where there is nothing and nothing comes. */
export function listStock(
  db: Db,
  articleIds: readonly number[],
  lieuIds: readonly number[],
): Promise<StockRow[]> {
  return db.query(sql`
    select article_id as "articleId", lieu_id as "lieuId", quantite, attendu,
           attendu_le as "attenduLe"
      from stock
     where article_id = any (${forAny(articleIds)}::int[])
       and lieu_id = any (${forAny(lieuIds)}::smallint[])`);
}

/** In every place. */
export function listStockDeLArticle(db: Db, articleId: number): Promise<StockRow[]> {
  return db.query(sql`
    select article_id as "articleId", lieu_id as "lieuId", quantite, attendu,
           attendu_le as "attenduLe"
      from stock
     where article_id = ${articleId}`);
}

export interface StockParLieu {
  articleId: number;
  /** « 3:12 7:40 »: place and quantity, of each place that has some. */
  quantites: string;
}

/**
 * A row for each article that lies in one of them. Two hundred articles in sixty stores are ten
 * thousand quantities: as text they are read in half the time of rows or arrays.
 */
export function listStockParLieu(
  db: Db,
  articleIds: readonly number[],
  lieuIds: readonly number[],
): Promise<StockParLieu[]> {
  return db.query(sql`
    select article_id as "articleId", string_agg(lieu_id || ':' || quantite, ' ') as quantites
      from stock
     where article_id = any (${forAny(articleIds)}::int[])
       and lieu_id = any (${forAny(lieuIds)}::smallint[])
       and quantite > 0
     group by article_id`);
}
