import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { reglerMessages } from '../messages/messages.public.ts';
import { emettre } from '../outbox/outbox.ts';
import { expireDevis, listARappeler } from './echeances.sql.ts';

/** So many days before the last one, who asked is reminded of an offer. */
const JOURS_RAPPEL = 3;
/** An event names no more. */
const MAX_IDS = 2000;

/** Ends the offers past their last day, and reminds of those about to end; once each. */
export async function expirerDevis(pool: Pool, jour: string): Promise<void> {
  await transaction(pool, async (tx) => {
    const ids = await expireDevis(tx, jour);
    await reglerMessages(tx, ...ids.map((id) => ({ genre: 'devis', id }) as const));
    for (let i = 0; i < ids.length; i += MAX_IDS) {
      await emettre(tx, 'devis-modifies', { ids: ids.slice(i, i + MAX_IDS) });
    }
    for (const devisId of await listARappeler(tx, jour, JOURS_RAPPEL)) {
      await addJob(tx, 'devis-courrier', { devisId, genre: 'rappel' });
    }
  });
}
