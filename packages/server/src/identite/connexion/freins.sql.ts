import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** How many are free, how long one waits at most afterwards, and when all is forgotten. */
export interface Mesure {
  libres: number;
  maxSecondes: number;
  oubliSecondes: number;
}

/**
 * Counts one more before it is tried, or counts nothing and returns the seconds one has to wait.
 * One statement: those sent together stand in line behind the row and count each other.
 */
export async function compter(db: Db, cle: Buffer, mesure: Mesure): Promise<number> {
  const { libres, maxSecondes, oubliSecondes } = mesure;
  // 2, 4, 8… seconds.
  const attente: Sql = sql`make_interval(secs => case
    when e.nombre < ${libres} then 0
    else least(${maxSecondes}, power(2, least(e.nombre - ${libres} + 1, 20))) end)`;
  const { secondes } = await db.one<{ secondes: number }>(sql`
    with compte as (
      insert into connexion_echouee as e (cle, nombre, derniere_le)
      values (${cle}, 1, clock_timestamp())
      on conflict (cle) do update
        set nombre = case
              when e.derniere_le < clock_timestamp() - make_interval(secs => ${oubliSecondes})
              then 1
              else least(e.nombre + 1, 1000)
            end,
            derniere_le = clock_timestamp()
        where e.derniere_le + ${attente} <= clock_timestamp()
      returning 1
    )
    select case
             when exists (select from compte) then 0
             else coalesce((
               select greatest(1, ceil(extract(epoch from
                        e.derniere_le + ${attente} - clock_timestamp())))
                 from connexion_echouee e
                where e.cle = ${cle}), 1)
           end::int as secondes`);
  return secondes;
}

/** What was counted and turned out right. */
export async function decompter(db: Db, cles: readonly Buffer[]): Promise<void> {
  await db.execute(sql`
    update connexion_echouee e set nombre = greatest(e.nombre - 1, 0)
      from (select c.cle from connexion_echouee c
             where c.cle = any (${cles}::bytea[]) order by c.cle for update) ordonnee
     where e.cle = ordonnee.cle`);
}

export async function oublierEchecs(db: Db, cles: readonly Buffer[]): Promise<void> {
  await db.execute(sql`delete from connexion_echouee where cle = any (${cles}::bytea[])`);
}

export async function isConnue(db: Db, cle: Buffer): Promise<boolean> {
  const row = await db.maybeOne(sql`select 1 from connexion_connue where cle = ${cle}`);
  return row !== undefined;
}

export async function retenirConnexion(db: Db, cle: Buffer): Promise<void> {
  await db.execute(sql`
    insert into connexion_connue (cle) values (${cle})
    on conflict (cle) do update set vue_le = now()
     where connexion_connue.vue_le < now() - interval '1 day'`);
}

/** How many were deleted. */
export function deleteEchecs(db: Db, oubliSecondes: number): Promise<number> {
  return db.execute(sql`
    delete from connexion_echouee
     where derniere_le < now() - make_interval(secs => ${oubliSecondes})`);
}

/** How many were deleted. */
export function deleteConnexionsConnues(db: Db, jours: number): Promise<number> {
  return db.execute(sql`
    delete from connexion_connue where vue_le < now() - make_interval(days => ${jours})`);
}
