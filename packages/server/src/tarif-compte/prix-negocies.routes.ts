import * as contract from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Shop } from '../shop.ts';
import { exporterPrixNegocies } from './exporter-prix-negocies.ts';
import { listerPrixNegocies } from './lister-prix-negocies.ts';

export function prixNegociesRoutes(calls: Calls, shop: Shop): void {
  calls.handle(contract.listerPrixNegocies, (demande, { query }) =>
    listerPrixNegocies(shop, demande, query),
  );
  calls.handle(contract.exporterPrixNegocies, (demande, { query }, http) =>
    exporterPrixNegocies(shop, demande, { query, qui: visiteurOf(demande, http) }),
  );
}
