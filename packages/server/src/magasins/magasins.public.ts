/** The places goods lie in, kept in memory: seventy rows that every availability needs. */
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import {
  listDepartements,
  listDepotIds,
  listMagasins,
  type Departement,
  type Magasin,
} from './magasins.sql.ts';

export type { Magasin } from './magasins.sql.ts';
export { distanceKm, situerLieu, type LieuSitue, type Position } from './position.ts';

export interface Lieux {
  magasins: ReadonlyMap<number, Magasin>;
  depotIds: readonly number[];
  departements: readonly Departement[];
}

export type ReadLieux = () => Promise<Lieux>;

export function createLieux({ pool, bus }: { pool: Pool; bus?: Bus | undefined }): ReadLieux {
  return keep(bus, ['catalogue-modifie'], async () => {
    const [magasins, depotIds, departements] = await Promise.all([
      listMagasins(pool),
      listDepotIds(pool),
      listDepartements(pool),
    ]);
    return {
      magasins: new Map(magasins.map((magasin) => [magasin.id, magasin])),
      depotIds,
      departements,
    };
  });
}
