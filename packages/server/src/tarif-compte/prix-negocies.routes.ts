import * as contract from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { cleExigee } from '../http/cle-idempotence.ts';
import type { Shop } from '../shop.ts';
import { exporterPrixNegocies } from './exporter-prix-negocies.ts';
import { lireHistoriquePrix } from './historique/lire-historique-prix.ts';
import { listerPrixNegocies } from './lister-prix-negocies.ts';
import { demanderRenouvellement } from './renouvellement/demander-renouvellement.ts';

export function prixNegociesRoutes(calls: Calls, shop: Shop): void {
  calls.handle(contract.listerPrixNegocies, (demande, { query }) =>
    listerPrixNegocies(shop, demande, query),
  );
  calls.handle(contract.exporterPrixNegocies, (demande, { query }, http) =>
    exporterPrixNegocies(shop, demande, { query, qui: visiteurOf(demande, http) }),
  );
  calls.handle(contract.lireHistoriquePrix, (demande, { params }) =>
    lireHistoriquePrix(shop, demande, params.articleId),
  );
  calls.handle(contract.demanderRenouvellement, (demande, { body }, http) =>
    demanderRenouvellement(shop, demande, cleExigee(http?.request), body),
  );
}
