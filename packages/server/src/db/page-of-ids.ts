/** Which rows a page of a list shows, and how many there are in all. */
import { plannedEachTime, sql, type Sql } from './sql.ts';

export interface PageOfIds {
  ids: number[];
  total: number;
}

/**
 * One statement that answers a `PageOfIds`. `source` is what follows `from`; `id` and `order` are
 * columns of it. Rows are met once for both; what a page shows of them is read for its own alone.
 */
export function pageOfIds(
  source: Sql,
  { id, order, limit, offset }: { id: Sql; order: Sql; limit: number; offset: number },
): Sql {
  // An aggregate sorts by the first bytes of amounts and numbers, which `limit` keeps PostgreSQL from.
  return plannedEachTime(sql`
    select count(*) as total,
           coalesce(to_json((array_agg(${id} order by ${order}))
                              [${offset + 1}::int:${offset + limit}::int]), '[]') as ids
      from ${source}`);
}
