/** The home page, kept and made anew. */
import type { Shop } from '../../e2e/harness/shop.ts';
import type { Row } from '../report.ts';
import { pageOf } from './magasins.ts';

export function accueilRows(shop: Shop): Promise<Row[]> {
  return pageOf(shop, 'home', '/');
}
