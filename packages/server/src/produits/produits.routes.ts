import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/produits/produits.contract.ts';
import { writeArticles, type Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { createFiches } from './fiches.ts';
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
    {
      articles: writeArticles,
      complements: writeArticles,
      accessoires: writeArticles,
      equivalents: writeArticles,
    },
  );
}
