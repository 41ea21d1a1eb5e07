import { transaction } from '../db/transaction.ts';
import type { Pool } from '../db/pool.ts';
import { addJob } from '../jobs/add-job.ts';
import { deciderEssai } from './banque-essai.sql.ts';
import type { Issue } from './cartes.ts';

/** What the buyer did on the bank's page, once; the callback is written with it and cannot be lost. */
export async function payerEssai(pool: Pool, reference: string, issue: Issue): Promise<void> {
  await transaction(pool, async (tx) => {
    if (!(await deciderEssai(tx, reference, issue)) || issue.isMuette) return;
    // A second more: the moment of the decision is then past, whichever clock is read.
    const attente = issue.delaiSecondes > 0 ? (issue.delaiSecondes + 1) * 1000 : 0;
    await addJob(
      tx,
      'banque-essai-notifier',
      { reference },
      attente > 0 ? { runAt: new Date(Date.now() + attente) } : {},
    );
  });
}
