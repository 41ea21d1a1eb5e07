import type { Pool } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { calculerAchatsConjoints, calculerLiens } from './calculer-liens.sql.ts';

/** After rules, articles or orders changed. All of a large catalogue takes longer than a request may. */
export async function suivreLiens(pool: Pool): Promise<void> {
  const patient = pool.sibling({ max: 1, silenceMs: 0 });
  try {
    await transaction(patient, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await calculerLiens(tx);
      await calculerAchatsConjoints(tx);
    });
  } finally {
    await patient.end();
  }
}
