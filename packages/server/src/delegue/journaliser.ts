import type { ActionJournal } from '@comptoir/contract/delegue/journal.contract.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { insertActe, type DetailsActe } from './journal.sql.ts';

type Agissant = Pick<Acteur, 'delegueId' | 'compteId' | 'utilisateurId'>;

/**
 * Writes what a delegate does for a customer, in the transaction that does it. Of anyone else, who
 * acts for himself, nothing is written.
 */
export async function journaliser(
  tx: Tx,
  { delegueId, compteId, utilisateurId }: Agissant,
  action: ActionJournal,
  details: DetailsActe = {},
): Promise<void> {
  if (delegueId === undefined || compteId === undefined) return;
  await insertActe(tx, {
    delegueId,
    compteId,
    utilisateurId: utilisateurId ?? null,
    action,
    details,
  });
}
