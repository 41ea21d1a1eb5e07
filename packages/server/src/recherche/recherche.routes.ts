import { refus } from '@comptoir/contract/erreurs.ts';
import * as contract from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { lireRecherche } from './lire-recherche.ts';
import type { ListingIndex } from './listing-index.ts';
import { createProduitsListe } from './produits-liste.ts';

export interface RechercheRoutesDeps {
  pool: Pool;
  bus: Bus | undefined;
  articles: Articles;
  /** Absent where nothing is listed: the tests of other capabilities. */
  index: ListingIndex | undefined;
}

export function rechercheRoutes(
  calls: Calls,
  { pool, bus, articles, index }: RechercheRoutesDeps,
): void {
  const produits = createProduitsListe(pool, bus);
  calls.handle(contract.rechercher, async (demande, { query }) => {
    if (!index) throw refus('service-indisponible');
    return lireRecherche({ pool, articles, index, produits }, demande, query);
  });
}
