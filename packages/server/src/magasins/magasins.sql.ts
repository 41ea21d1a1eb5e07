import type { Horaires } from '@comptoir/contract/magasins/horaires.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Magasin {
  id: number;
  type: 'magasin' | 'point-de-retrait';
  libelle: string;
  slug: string;
  ligne1: string;
  ligne2: string | null;
  /** E.164. */
  telephone: string;
  codePostal: string;
  ville: string;
  departementCode: string;
  departement: string;
  region: string;
  latitude: number;
  longitude: number;
  horaires: Horaires;
  /** Where its shortages are filled from. */
  depotId: number;
  actif: boolean;
}

export function listMagasins(db: Db): Promise<Magasin[]> {
  return db.query(sql`
    select m.id, m.type, m.libelle, m.slug, m.adresse_ligne1 as ligne1, m.adresse_ligne2 as ligne2,
           m.telephone, m.code_postal as "codePostal", m.ville,
           d.code as "departementCode", d.nom as departement, r.nom as region,
           m.latitude::float8 as latitude, m.longitude::float8 as longitude, m.horaires, m.depot_id as "depotId", m.actif
      from magasin m
      join departement d on d.code = m.departement_code
      join region r on r.code = d.region_code
     order by m.ville, m.id`);
}

export async function listDepotIds(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`select id from depot order by id`);
  return rows.map(({ id }) => id);
}

export interface Departement {
  code: string;
  nom: string;
  region: string;
}

export function listDepartements(db: Db): Promise<Departement[]> {
  return db.query(sql`
    select d.code, d.nom, r.nom as region
      from departement d
      join region r on r.code = d.region_code
     order by d.code`);
}
