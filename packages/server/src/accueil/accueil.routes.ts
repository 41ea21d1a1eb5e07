import * as contract from '@comptoir/contract/accueil/accueil.contract.ts';
import {
  lireAccueilPersonnel as personnel,
  listerHabitudes as habitudes,
} from '@comptoir/contract/accueil/personnel.contract.ts';
import { listerActualites } from '@comptoir/contract/actualites/actualites.contract.ts';
import { listerUniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { listerOffres } from '@comptoir/contract/offres/offres.contract.ts';
import type { Clock } from '../clock.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import { ANONYME, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import type { Sondages } from '../sondages/sondages.public.ts';
import { lireAccueilPersonnel } from './lire-accueil-personnel.ts';
import { lireAccueil } from './lire-accueil.ts';
import { listerHabitudes } from './lister-habitudes.ts';
import { createVitrine } from './vitrine.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
  articles: Articles;
  arbre: Arbre;
  sondages: Sondages;
}

export function accueilRoutes(
  calls: Calls,
  { pool, bus, clock, articles, arbre, sondages }: Deps,
): void {
  const enLangue = (langue: Locale) => ({ acteur: ANONYME, langue });
  const deps = {
    clock,
    articles,
    arbre,
    vitrine: createVitrine(pool, bus),
    listerActualites: async (demande: Demande) =>
      (await calls.run(listerActualites, demande, { query: {} })).actualites,
    listerUnivers: async (langue: Locale) =>
      (await calls.run(listerUniversMetier, enLangue(langue), {})).univers,
    compterOffres: async () => {
      const { offres, promotions } = await calls.run(listerOffres, enLangue('fr'), {});
      return offres.length + promotions.length;
    },
  };
  calls.handle(contract.lireAccueil, (demande) => lireAccueil(deps, demande), 'whole');
  calls.handle(habitudes, (demande, { query }) =>
    listerHabitudes({ pool, clock, articles }, demande, query.noeudId),
  );
  calls.handle(personnel, (demande) =>
    lireAccueilPersonnel({ pool, clock, articles, sondages }, demande),
  );
}
