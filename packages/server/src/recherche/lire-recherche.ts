import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/formats.ts';
import type {
  RechercheQuery,
  RechercheReponse,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { findDevise } from './devise.sql.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ProduitsListe } from './produits-liste.ts';

export interface RechercheDeps {
  pool: Pool;
  articles: Articles;
  index: ListingIndex;
  produits: ProduitsListe;
}

/** The index says which articles; what they cost and where they are comes from the database. */
export async function lireRecherche(
  { pool, articles, index, produits }: RechercheDeps,
  demande: Demande,
  query: RechercheQuery,
): Promise<RechercheReponse> {
  const { acteur, langue } = demande;
  const { compteId, magasinId } = acteur;
  const devise =
    compteId === undefined ? DEVISE_PAR_DEFAUT[langue] : await findDevise(pool, compteId);
  const { ids, ...listing } = await index.lister({ query, langue, devise, magasinId });
  const found = await articles.listArticlesVendus(demande, ids);
  // Withdrawn since the index heard of it last.
  const vendus = found.articles.filter(({ retire }) => !retire);
  const produitIds = [...new Set(vendus.map(({ produitId }) => produitId))];
  const parId = await produits[langue].read(produitIds);
  return {
    jour: found.jour,
    ...listing,
    articles: vendus,
    produits: produitIds.flatMap((id) => parId.get(id) ?? []),
    attributs: found.attributs,
    lecture: null,
    rayons: [],
    redirection: null,
  };
}
