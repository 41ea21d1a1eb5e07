import type { Devise } from '@comptoir/contract/argent.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export async function findDevise(db: Db, compteId: number): Promise<Devise> {
  const { devise } = await db.one<{ devise: Devise }>(
    sql`select devise from compte where id = ${compteId}`,
  );
  return devise;
}
