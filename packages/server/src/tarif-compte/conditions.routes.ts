import * as contract from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Shop } from '../shop.ts';
import { expliquerPrix } from './expliquer-prix.ts';
import { exporterConditions } from './exporter-conditions.ts';
import { listerConditions } from './lister-conditions.ts';

export function conditionsRoutes(calls: Calls, shop: Shop): void {
  const { pool, clock } = shop;
  calls.handle(contract.listerConditions, (demande, { query }) =>
    listerConditions(pool, demande, query, clock.today()),
  );
  calls.handle(contract.exporterConditions, (demande, { query }, http) =>
    exporterConditions(pool, demande, {
      query,
      jour: clock.today(),
      qui: visiteurOf(demande, http),
    }),
  );
  calls.handle(contract.expliquerPrix, (demande, { query }) => expliquerPrix(shop, demande, query));
}
