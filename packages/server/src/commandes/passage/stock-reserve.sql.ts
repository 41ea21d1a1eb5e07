/** Stock that orders hold back: taken out of what is free, and given back. */
import type { Arrivage } from '@comptoir/contract/livraison/demande-plan.ts';
import { forAny } from '../../db/for-any.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

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
     where article_id = any (${forAny(articleIds)}::int[])
       and lieu_id = any (${forAny(lieuIds)}::smallint[])
     order by article_id, lieu_id
       for no key update`);
}

/** What is held of an article: what lies in a place, or what is on its way to it. */
export interface Tenu {
  articleId: number;
  /** Null: still to come. */
  lieuId: number | null;
  /** Null: it lies somewhere, or the maker sends it. */
  arrivage: Arrivage | null;
  quantite: number;
}

/** What is taken from a row of stock. */
export interface Prelevement {
  articleId: number;
  lieuId: number;
  quantite: number;
  /** The day it is expected; null: it lies there. */
  attenduLe: string | null;
}

/** What the maker sends is taken from nobody. */
export function listPrelevements(tenus: readonly Tenu[]): Prelevement[] {
  return tenus.flatMap(({ articleId, lieuId, arrivage, quantite }) => {
    const place = lieuId ?? arrivage?.lieuId;
    if (place === undefined) return [];
    return [{ articleId, lieuId: place, quantite, attenduLe: arrivage?.jour ?? null }];
  });
}

/** Under the lock of their rows. The constraint of the table refuses to take what is not there. */
export function prendreStock(tx: Tx, pris: readonly Prelevement[]): Promise<void> {
  return changerStock(tx, pris, -1);
}

/** Under the lock of their rows. */
export function rendreAuStock(tx: Tx, rendus: readonly Prelevement[]): Promise<void> {
  return changerStock(tx, rendus, 1);
}

async function changerStock(tx: Tx, parts: readonly Prelevement[], signe: 1 | -1): Promise<void> {
  if (parts.length === 0) return;
  await tx.execute(sql`
    with parts as (
      select * from unnest(${parts.map((part) => part.articleId)}::int[],
                      ${parts.map((part) => part.lieuId)}::smallint[],
                      ${parts.map((part) => part.quantite * signe)}::int[],
                      ${parts.map((part) => part.attenduLe)}::date[])
        as u (article_id, lieu_id, quantite, attendu_le)
    )
    ${ajouterAuStock}`);
}

/**
 * Adds `parts` to what is free, of what lies there and of what is on its way. An arrival of which
 * nothing is free has no date; given back, it has that of whom gives it back unless the place knows
 * better.
 */
export const ajouterAuStock: Sql = sql`
    update stock s
       set quantite = s.quantite + p.quantite,
           attendu = s.attendu + p.attendu,
           attendu_le = case when s.attendu + p.attendu > 0
                          then coalesce(s.attendu_le, p.attendu_le) end
      from (select article_id, lieu_id,
                   coalesce(sum(quantite) filter (where attendu_le is null), 0)::int as quantite,
                   coalesce(sum(quantite) filter (where attendu_le is not null), 0)::int as attendu,
                   max(attendu_le) as attendu_le
              from parts
             group by article_id, lieu_id) p
     where s.article_id = p.article_id and s.lieu_id = p.lieu_id`;
