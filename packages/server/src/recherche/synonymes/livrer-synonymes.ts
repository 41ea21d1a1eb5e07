import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { SYNONYMES } from './liste.ts';
import { writeSynonymesLivres } from './synonymes.sql.ts';

/**
 * Brings the words that come with the program into the database of any company, demo or not: run
 * at each start, after the migrations, it writes what this version says differently and nothing
 * when it says the same. Number of rows written.
 */
export function livrerSynonymes(pool: Pool): Promise<number> {
  return transaction(pool, (tx) => writeSynonymes(tx));
}

export function writeSynonymes(tx: Tx): Promise<number> {
  return writeSynonymesLivres(tx, SYNONYMES);
}
