import * as contract from '@comptoir/contract/delegue/remise.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Calls } from '../../http/calls.ts';
import { hashJeton } from '../../session/session.public.ts';
import { direRemise } from './mots-remise.ts';
import { remettrePanier, type RemiseDeps } from './remettre-panier.ts';
import { findRemise } from './remises.sql.ts';

/** Baskets handed over. */
export function remisesRoutes(calls: Calls, deps: RemiseDeps): void {
  calls.handle(contract.remettrePanier, (demande, { body }) =>
    remettrePanier(deps, demande, { mot: body.mot ?? '', envoyer: body.envoyer }),
  );

  calls.handle(contract.lireRemise, async ({ langue }, { params }, http) => {
    // Whoever holds the link reads the prices of a company: no cache and no search engine may.
    void http?.reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const remise = await findRemise(deps.pool, hashJeton(params.jeton));
    if (!remise) throw refus('lien-perime');
    const { contenu, creeLe, expireLe, ...reste } = remise;
    return {
      ...reste,
      ...direRemise(contenu, langue),
      creeLe: creeLe.toISOString(),
      expireLe: expireLe.toISOString(),
    };
  });
}
