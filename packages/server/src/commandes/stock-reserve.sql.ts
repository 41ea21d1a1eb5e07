/** Stock that orders hold back: taken out of what is free, and given back. */
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface StockTenu {
  articleId: number;
  lieuId: number;
  quantite: number;
  attendu: number;
  attenduLe: string | null;
}

/**
 * What is free of these articles in these places, for nobody else until the transaction ends. One
 * order for everybody, so that two orders of the same articles wait and do not block each other.
 */
export function lockStock(
  tx: Tx,
  articleIds: readonly number[],
  lieuIds: readonly number[],
): Promise<StockTenu[]> {
  return tx.query(sql`
    select article_id as "articleId", lieu_id as "lieuId", quantite, attendu,
           attendu_le as "attenduLe"
      from stock
     where article_id = any (${articleIds}::int[]) and lieu_id = any (${lieuIds}::smallint[])
     order by article_id, lieu_id
       for no key update`);
}

export interface Prelevement {
  articleId: number;
  lieuId: number;
  quantite: number;
}

/** Under the lock of their rows. The constraint of the table refuses to take what is not there. */
export function prendreStock(tx: Tx, pris: readonly Prelevement[]): Promise<void> {
  return changerStock(tx, pris, sql`s.quantite - p.quantite`);
}

/** Under the lock of their rows. */
export function rendreAuStock(tx: Tx, rendus: readonly Prelevement[]): Promise<void> {
  return changerStock(tx, rendus, sql`s.quantite + p.quantite`);
}

async function changerStock(tx: Tx, parts: readonly Prelevement[], quantite: Sql): Promise<void> {
  if (parts.length === 0) return;
  await tx.execute(sql`
    update stock s
       set quantite = ${quantite}
      from (select article_id, lieu_id, sum(quantite)::int as quantite
              from unnest(${parts.map((part) => part.articleId)}::int[],
                     ${parts.map((part) => part.lieuId)}::smallint[],
                     ${parts.map((part) => part.quantite)}::int[])
                as u (article_id, lieu_id, quantite)
             group by article_id, lieu_id) p
     where s.article_id = p.article_id and s.lieu_id = p.lieu_id`);
}
