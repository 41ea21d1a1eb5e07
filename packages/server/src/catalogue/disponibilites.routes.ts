import * as contract from '@comptoir/contract/catalogue/disponibilites.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { lireDisponibilites } from './lire-disponibilites.ts';

export function disponibilitesRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireDisponibilites, async (demande, { body }) => {
    if (body.length === 0) throw refus('lot-sans-donnees');
    return lireDisponibilites(pool, demande, body, new Date());
  });
}
