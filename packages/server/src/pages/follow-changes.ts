import type { Bus } from '../outbox/bus.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Pages name what they show by tag: `catalogue` (lists of articles), `produit:{id}` (a sheet),
 * `marques`, `offres`, `services`, `contenus` (what the company writes), `magasins`, `messages`, `stock` (of any
 * article), `jour`, `jusqua:{instant}`. Stock moves all day long: its
 * changes drop nothing, pages that show it are given a minute instead (see page-expiry.ts).
 *
 * To be called after the other readers of the bus: they have what changed before a page is made
 * from it again.
 */
export function followChanges(bus: Bus, cache: PageCache): void {
  bus.on('pages-perimees', ({ etiquettes }) => cache.drop(etiquettes));
  // An article stands on the sheet of its product and, as a complement, on others: wherever it
  // does, its stock is shown.
  bus.on('articles-modifies', () => cache.drop(['catalogue', 'stock']));
  bus.on('tarifs-modifies', () => cache.drop(['catalogue', 'stock']));
  bus.on('produits-modifies', ({ ids }) =>
    cache.drop(['catalogue', ...ids.map((id) => `produit:${id}`)]),
  );
  bus.on('contenus-modifies', () => cache.drop(['contenus']));
  bus.on('messages-modifies', () => cache.drop(['messages']));
  bus.on('magasins-modifies', () => cache.drop(['magasins']));
  // The menus of every page come from the tree.
  bus.on('catalogue-modifie', () => cache.drop(['*']));
}
