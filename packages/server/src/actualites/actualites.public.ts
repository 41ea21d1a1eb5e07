/** News as other parts of the server read them. */
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listActualites, type ActualiteRow } from './actualites.sql.ts';

export type { ActualiteRow };

/** Those published by now, latest first. */
export type ReadActualites = () => Promise<readonly ActualiteRow[]>;

export interface ActualitesDeps {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
}

export function createActualites({ pool, bus, clock }: ActualitesDeps): ReadActualites {
  const load = keep(bus, ['contenus-modifies'], () => listActualites(pool));
  return async () => {
    const jour = clock.today();
    return (await load()).filter(({ date }) => date <= jour);
  };
}
