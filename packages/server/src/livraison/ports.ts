/** Zones and carriage tariffs: a hundred rows, kept in memory and read again when they change. */
import { departementOf } from '@comptoir/contract/livraison/departement.ts';
import type { TarifPort } from '@comptoir/contract/livraison/port.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listTarifsPort, listZones } from './ports.sql.ts';

export interface Ports {
  /** Null where nothing is delivered. */
  zoneOf(codePostal: string): number | null;
  tarifs: readonly TarifPort[];
}

export type ReadPorts = () => Promise<Ports>;

export function createPorts({ pool, bus }: { pool: Pool; bus?: Bus | undefined }): ReadPorts {
  return keep(bus, ['catalogue-modifie'], async () => {
    const [zones, tarifs] = await Promise.all([listZones(pool), listTarifsPort(pool)]);
    const parDepartement = new Map(zones.map(({ departement, zone }) => [departement, zone]));
    return { zoneOf: (code) => parDepartement.get(departementOf(code)) ?? null, tarifs };
  });
}
