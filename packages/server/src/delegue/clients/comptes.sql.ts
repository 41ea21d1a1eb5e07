/** The customers of a delegate, by list. */
import type { CompteClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { echuSql } from '../../factures/factures.public.ts';
import { dansPerimetre, type Perimetre } from './perimetre.sql.ts';

export type CompteRow = Omit<CompteClient, 'trouvePar' | 'distance'>;

export interface Tranche {
  limit: number;
  offset: number;
}

const COLONNES = sql`
  c.id, c.code, c.raison_sociale as libelle, c.code_postal as "codePostal", c.ville, c.siret,
  c.telephone, c.bloque,
  (select count(*) from utilisateur u where u.compte_id = c.id and u.etat = 'actif') as utilisateurs,
  (select json_build_object('montant', e.montant, 'devise', c.devise)
     from (${echuSql(sql`c.id`, sql`(now() at time zone 'Europe/Paris')::date`)}) e) as retard`;

const epingle = ({ delegueId }: Perimetre): Sql => sql`
  exists (select from compte_epingle e
           where e.delegue_id = ${delegueId} and e.compte_id = c.id) as epingle`;

/** In the order of the identifiers. */
export function listComptes(
  db: Db,
  perimetre: Perimetre,
  ids: readonly number[],
): Promise<CompteRow[]> {
  return db.query(sql`
    select ${COLONNES}, ${epingle(perimetre)}
      from unnest(${ids}::int[]) with ordinality as demande (id, place)
      join compte c on c.id = demande.id
     order by demande.place`);
}

interface Compte {
  id: number;
}

/** The last the delegate acted for first. */
export function listRecents(
  db: Db,
  perimetre: Perimetre,
  { limit, offset }: Tranche,
): Promise<Compte[]> {
  return db.query(sql`
    select v.compte_id as id
      from compte_visite v
     where v.delegue_id = ${perimetre.delegueId} and ${dansPerimetre(perimetre, sql`v.compte_id`)}
     order by v.visite_le desc, v.compte_id
     limit ${limit} offset ${offset}`);
}

export function listEpingles(
  db: Db,
  perimetre: Perimetre,
  { limit, offset }: Tranche,
): Promise<Compte[]> {
  return db.query(sql`
    select e.compte_id as id
      from compte_epingle e
      join compte_recherche r on r.compte_id = e.compte_id
     where e.delegue_id = ${perimetre.delegueId} and ${dansPerimetre(perimetre, sql`e.compte_id`)}
     order by r.nom, r.compte_id
     limit ${limit} offset ${offset}`);
}

/** By name, without those already shown. */
export function listParNom(
  db: Db,
  perimetre: Perimetre,
  sauf: readonly number[],
  { limit, offset }: Tranche,
): Promise<Compte[]> {
  return db.query(sql`
    select r.compte_id as id
      from compte_recherche r
     where r.compte_id <> all (${sauf}::int[]) and ${dansPerimetre(perimetre, sql`r.compte_id`)}
     order by r.nom, r.compte_id
     limit ${limit} offset ${offset}`);
}

/** Counted up to `max`. */
export async function countComptes(
  db: Db,
  { delegueId, tousComptes }: Perimetre,
  liste: 'tous' | 'recents' | 'epingles',
  max: number,
): Promise<number> {
  const table = {
    tous: tousComptes
      ? sql`compte_recherche t where true`
      : sql`portefeuille t where t.delegue_id = ${delegueId}`,
    recents: sql`compte_visite t where t.delegue_id = ${delegueId}`,
    epingles: sql`compte_epingle t where t.delegue_id = ${delegueId}`,
  }[liste];
  const suivi = dansPerimetre({ delegueId, tousComptes }, sql`t.compte_id`);
  const { total } = await db.one<{ total: number }>(sql`
    select count(*) as total from (select from ${table} and ${suivi} limit ${max}) as limite`);
  return total;
}

/** Beginnings of postcodes, and how far they are. */
export interface Zones {
  codes: readonly string[];
  kilometres: readonly number[];
}

/** Nearest first. The longest beginning tells best where a compte is. */
export function listProches(
  db: Db,
  perimetre: Perimetre,
  { codes, kilometres }: Zones,
  { limit, offset }: Tranche,
): Promise<{ id: number; distance: number; total: number }[]> {
  return db.query(sql`
    select proche.id, proche.km as distance, count(*) over () as total
      from (
        select distinct on (c.id) c.id, zone.km
          from unnest(${codes}::text[], ${kilometres}::float8[]) as zone (code, km)
          join compte c
            on c.code_postal collate "C" >= zone.code and c.code_postal collate "C" < zone.code || ':'
         where ${dansPerimetre(perimetre, sql`c.id`)}
         order by c.id, length(zone.code) desc
      ) proche
      join compte_recherche r on r.compte_id = proche.id
     order by proche.km, r.nom, r.compte_id
     limit ${limit} offset ${offset}`);
}
