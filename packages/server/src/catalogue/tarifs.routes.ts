import * as contract from '@comptoir/contract/catalogue/tarifs.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { lireTarifs } from './lire-tarifs.ts';

export function tarifsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireTarifs, async (demande, { body }) => {
    if (body.length === 0) throw refus('lot-sans-donnees');
    return lireTarifs(pool, demande, body);
  });
}
