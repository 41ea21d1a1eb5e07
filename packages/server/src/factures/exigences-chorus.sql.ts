import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** What the directory of Chorus Pro says of a public body; false: no public body has this code. */
export async function upsertExigences(
  db: Db,
  code: string,
  { service, engagement, soit }: ExigencesChorus,
): Promise<boolean> {
  const ecrites = await db.execute(sql`
    insert into compte_chorus (compte_id, service, engagement, soit)
    select id, ${service}, ${engagement}, ${soit}
      from compte where code = ${code} and secteur_public
    on conflict (compte_id) do update
       set service = excluded.service, engagement = excluded.engagement, soit = excluded.soit`);
  return ecrites > 0;
}
