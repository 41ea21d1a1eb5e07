import { MAX_PROCHES, type ProchesReponse } from '@comptoir/contract/recherche/proches.contract.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { ListingIndex } from './index/listing-index.ts';

export interface ProchesDeps {
  arbre: Arbre;
  articles: Articles;
  index: ListingIndex;
}

/** Other sizes, finishes and makers of what the words find first. */
export async function listerProches(
  { arbre, articles, index }: ProchesDeps,
  demande: Demande,
  q: string,
): Promise<ProchesReponse> {
  const { langue } = demande;
  const { depuis, ids, rayon } = await index.voisins({ q, langue, max: MAX_PROCHES });
  const [found, place] = await Promise.all([
    articles.listArticlesVendus(demande, depuis === null ? ids : [depuis, ...ids]),
    rayon === null ? undefined : arbre.find(rayon, langue),
  ]);
  const vendus = found.articles.filter(({ retire }) => !retire);
  return {
    jour: found.jour,
    depuis: vendus.find(({ id }) => id === depuis) ?? null,
    attributs: found.attributs,
    articles: vendus.filter(({ id }) => id !== depuis),
    // A category as a whole is no shelf to look through.
    rayons: place ? [place.noeud, ...place.ancetres.slice(1).toReversed()] : [],
  };
}
