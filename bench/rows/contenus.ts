/** What the company writes: pages kept and made anew. */
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import type { Row } from '../report.ts';
import { pageOf } from './magasins.ts';

export async function contenusRows(shop: Shop): Promise<Row[]> {
  const path = await pathFinder(shop.url);
  return [
    ...(await pageOf(shop, 'news list', path('actualites'))),
    ...(await pageOf(shop, 'news', path('actualite'))),
  ];
}
