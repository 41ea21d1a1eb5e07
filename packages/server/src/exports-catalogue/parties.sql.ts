import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Essai, FichierExport } from './ecriture/ecriture.sql.ts';

/** One slice of a file; undefined after the last. */
export async function findPartie(
  db: Db,
  { id, essai }: Essai,
  { fichier, rang }: { fichier: FichierExport; rang: number },
): Promise<Buffer | undefined> {
  const row = await db.maybeOne<{ octets: Buffer }>(sql`
    select octets
      from export_partie
     where export_id = ${id} and essai = ${essai} and fichier = ${fichier} and rang = ${rang}`);
  return row?.octets;
}
