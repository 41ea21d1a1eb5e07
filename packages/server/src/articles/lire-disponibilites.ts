import { calculerDelais, type Delai } from '@comptoir/contract/articles/disponibilite.ts';
import type { Demande } from '../http/acteur.ts';
import type { LigneDeLot } from './lire-tarifs.ts';
import type { Sources } from './sources.ts';
import { readStock } from './stock.ts';

export interface DisponibiliteDeLigne extends LigneDeLot {
  disponibiliteStock: { delais: Delai[] };
}

/** When each line of a batch can be had, in the order asked; unknown articles are left out. */
export async function lireDisponibilites(
  sources: Sources,
  { acteur }: Demande,
  lot: readonly LigneDeLot[],
): Promise<DisponibiliteDeLigne[]> {
  const ids = [...new Set(lot.map(({ articleId }) => articleId))];
  const [found, stock] = await Promise.all([
    sources.articles.read(ids),
    readStock(sources, ids, acteur.magasinId),
  ]);
  const calendrier = sources.calendrier(sources.clock.now(), stock.magasin);
  return lot.flatMap(({ articleId, quantite }) => {
    const article = found.get(articleId);
    if (!article) return [];
    const delais = calculerDelais(stock.of(article), quantite, calendrier);
    return { articleId, quantite, disponibiliteStock: { delais } };
  });
}
