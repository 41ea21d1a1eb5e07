/** Codes are compared by the database (`cle_de_code` of migration 0009): one definition for all. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface CodeClient {
  /** Place of the code that was asked for. */
  place: number;
  articleId: number;
}

/** Articles that the company calls so in its own files. */
export function listCodesClient(
  db: Db,
  compteId: number,
  codes: readonly string[],
): Promise<CodeClient[]> {
  return db.query(sql`
    select demande.place::int - 1 as place, r.article_id as "articleId"
      from unnest(${codes}::text[]) with ordinality as demande (code, place)
      join reference_client r
        on r.compte_id = ${compteId} and r.cle = cle_de_code(demande.code)`);
}
