import { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import { suggerer } from '@comptoir/contract/articles/suggestion.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { exporterListing as contratExport } from '@comptoir/contract/recherche/export.contract.ts';
import { choisirResultat } from '@comptoir/contract/recherche/choix.contract.ts';
import { listerProches as contratProches } from '@comptoir/contract/recherche/proches.contract.ts';
import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Clock } from '../clock.ts';
import { writeArticles, type Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { exporterListing } from './export/exporter-listing.ts';
import { createHabitudes } from './suggestions/habitudes.ts';
import { readRecherche } from './read-recherche.ts';
import { listerProches } from './lister-proches.ts';
import type { ListingIndex } from './index/listing-index.ts';
import { createProduitsListe } from './produits-liste.ts';
import { reconnaitre } from './references/references.ts';
import { createContenus } from './suggestions/suggestions-contenus.ts';
import { createReperes } from './suggestions/suggestions-reperes.ts';
import { readSuggestions } from './suggestions/suggestions.ts';
import { createTermesFrequents } from './suggestions/termes-frequents.ts';
import type { Notes } from './suggestions/termes-notes.ts';

export interface RechercheRoutesDeps {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
  articles: Articles;
  arbre: Arbre;
  notes: Notes;
  /** Absent where nothing is listed: the tests of other capabilities. */
  index: ListingIndex | undefined;
}

export function rechercheRoutes(calls: Calls, deps: RechercheRoutesDeps): void {
  const { pool, bus, articles, index } = deps;
  const common = {
    pool,
    clock: deps.clock,
    articles,
    habitudes: createHabitudes(pool),
    reperes: createReperes(deps),
  };
  const produits = createProduitsListe(pool, bus);
  const contenus = createContenus(deps);
  const termes = createTermesFrequents(pool);

  // Articles are most of these answers, and those of visitors are written already.
  const writers = { articles: writeArticles };
  calls.handle(
    rechercher,
    async (demande, { query }) => {
      if (!index) throw refus('service-indisponible');
      return readRecherche({ ...common, index, produits, notes: deps.notes }, demande, query);
    },
    writers,
  );
  calls.handle(
    contratProches,
    async (demande, { query }) => {
      if (!index) throw refus('service-indisponible');
      return listerProches({ arbre: deps.arbre, articles, index }, demande, query.q);
    },
    writers,
  );
  calls.handle(choisirResultat, async ({ acteur, langue }, { body: { q } }) => {
    const { sessionId } = acteur;
    if (sessionId) deps.notes.choisir({ langue, terme: q, sessionId });
  });
  calls.handle(contratExport, (demande, { query }, http) => {
    if (!index) throw refus('service-indisponible');
    const qui = visiteurOf(demande, http);
    return exporterListing({ ...common, index }, demande, { query, qui });
  });
  calls.handle(
    suggerer,
    async (demande, { query }) =>
      readSuggestions({ ...common, index, contenus, termes }, demande, query.q ?? ''),
    writers,
  );
  calls.handle(
    reconnaitreReferences,
    async (demande, { body }) => {
      if (!index) throw refus('service-indisponible');
      return reconnaitre({ pool, articles, index }, demande, body);
    },
    writers,
  );
}
