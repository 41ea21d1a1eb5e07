import type { TarifPort } from '@comptoir/contract/livraison/port.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export function listZones(db: Db): Promise<{ departement: string; zone: number }[]> {
  return db.query(sql`select departement_code as departement, zone from zone_port`);
}

export function listTarifsPort(db: Db): Promise<TarifPort[]> {
  return db.query(sql`
    select service, zone, poids_max as "poidsMax", prix::text as prix
      from tarif_port
     order by service, zone, poids_max`);
}
