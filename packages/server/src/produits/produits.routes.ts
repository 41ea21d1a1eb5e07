import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/produits/produits.contract.ts';
import { writeArticles, type Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { listerLies as listerLiesContract } from '@comptoir/contract/produits/lies.contract.ts';
import { createFiches } from './fiches.ts';
import { createLiesPublics } from './liens/lies-publics.ts';
import { listerLies } from './liens/lister-lies.ts';
import { lireProduit } from './lire-produit.ts';

export interface ProduitsDeps {
  pool: Pool;
  bus?: Bus | undefined;
  articles: Articles;
  arbre: Arbre;
}

export function produitsRoutes(calls: Calls, { pool, bus, articles, arbre }: ProduitsDeps): void {
  const deps = { fiches: createFiches({ pool, bus }), articles, arbre };
  calls.handle(
    contract.lireProduit,
    async (demande, { params }) => {
      const produit = await lireProduit(deps, demande, params.id);
      if (!produit) throw refus('introuvable');
      return produit;
    },
    // Articles are most of a sheet, and those of visitors are written already.
    { articles: writeArticles },
  );
  const autour = { lies: createLiesPublics({ pool, bus }), articles };
  calls.handle(
    listerLiesContract,
    async (demande, { params }) => {
      const lies = await listerLies(autour, demande, params.id);
      if (!lies) throw refus('introuvable', params);
      return lies;
    },
    { articles: writeArticles },
  );
}
