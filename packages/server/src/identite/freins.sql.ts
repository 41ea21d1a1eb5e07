import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Echecs {
  nombre: number;
  /** Seconds since the last one. */
  depuis: number;
}

/** Undefined where nothing failed. */
export function findEchecs(db: Db, cle: Buffer): Promise<Echecs | undefined> {
  return db.maybeOne(sql`
    select nombre, extract(epoch from now() - derniere_le)::float8 as depuis
      from connexion_echouee
     where cle = ${cle}`);
}

/** One more for each; what failed long ago is forgotten. */
export async function noterEchec(
  db: Db,
  cles: readonly Buffer[],
  oubliSecondes: number,
): Promise<void> {
  await db.execute(sql`
    insert into connexion_echouee as e (cle, nombre, derniere_le)
    select cle, 1, now() from unnest(${cles}::bytea[]) as cle order by cle
    on conflict (cle) do update
      set nombre = case
            when e.derniere_le < now() - make_interval(secs => ${oubliSecondes}) then 1
            else least(e.nombre + 1, 1000)
          end,
          derniere_le = now()`);
}

export async function oublierEchecs(db: Db, cles: readonly Buffer[]): Promise<void> {
  await db.execute(sql`delete from connexion_echouee where cle = any (${cles}::bytea[])`);
}

/** How many were deleted. */
export function deleteEchecs(db: Db, oubliSecondes: number): Promise<number> {
  return db.execute(sql`
    delete from connexion_echouee
     where derniere_le < now() - make_interval(secs => ${oubliSecondes})`);
}
