import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** What the company of the row `compte` is asked for by Chorus Pro; null where it is no public body. */
export function chorusEnJson(compte: Sql): Sql {
  return sql`(
    select json_build_object('service', coalesce(x.service, true),
             'engagement', coalesce(x.engagement, true), 'soit', coalesce(x.soit, false))
      from (select ${compte}.id as compte_id) q
      left join compte_chorus x on x.compte_id = q.compte_id
     where ${compte}.secteur_public)`;
}

export async function findExigences(db: Db, compteId: number): Promise<ExigencesChorus | null> {
  const { chorus } = await db.one<{ chorus: ExigencesChorus | null }>(sql`
    select ${chorusEnJson(sql`c`)} as chorus from compte c where c.id = ${compteId}`);
  return chorus;
}
