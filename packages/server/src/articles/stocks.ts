/**
 * What the warehouses hold of the articles most looked at: kept in memory, and forgotten article by
 * article as the table of stock announces its changes. A visitor's listing of 48 then asks the
 * database nothing; the one store that a buyer chose is read for them.
 */
import type { Db } from '../db/pool.ts';
import type { ReadLieux } from '../magasins/magasins.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { createKeptById, type KeptById } from '../outbox/kept.ts';
import { listStock, type StockRow } from './disponibilites.sql.ts';

export interface StockDepots {
  /** The article. */
  id: number;
  /** One for each warehouse that has some, or waits for some. */
  depots: readonly StockRow[];
}

export type Stocks = KeptById<StockDepots>;

const MAX_ARTICLES = 56_000;
const RIEN: readonly StockRow[] = [];

interface StocksOptions {
  pool: Db;
  bus: Bus | undefined;
  lieux: ReadLieux;
  max?: number | undefined;
}

export function createStocks({ pool, bus, lieux, max = MAX_ARTICLES }: StocksOptions): Stocks {
  const stocks = createKeptById<StockDepots>({
    max: bus ? max : 0,
    async load(ids) {
      const { depotIds } = await lieux();
      const rows = await listStock(pool, ids, depotIds);
      const parArticle = Map.groupBy(rows, ({ articleId }) => articleId);
      return ids.map((id) => ({ id, depots: parArticle.get(id) ?? RIEN }));
    },
  });
  bus?.on('stock-modifie', ({ ids }) => stocks.forget(ids));
  bus?.on('catalogue-modifie', () => stocks.clear());
  return stocks;
}
