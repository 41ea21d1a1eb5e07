import type { ActionJournal } from '@comptoir/contract/delegue/actions-journal.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { insertActes, type DetailsActe } from './journal.sql.ts';

type Agissant = Pick<Acteur, 'delegueId' | 'compteId' | 'utilisateurId'>;

/**
 * Writes what a delegate does for a customer, in the transaction that does it. Of anyone else, who
 * acts for themselves, nothing is written.
 */
export async function journaliser(
  tx: Tx,
  acteur: Agissant,
  action: ActionJournal,
  details: DetailsActe = {},
): Promise<void> {
  await journaliserChacun(tx, acteur, action, [details]);
}

/** The same of several things done at once. */
export async function journaliserChacun(
  tx: Tx,
  { delegueId, compteId, utilisateurId }: Agissant,
  action: ActionJournal,
  details: readonly DetailsActe[],
): Promise<void> {
  if (delegueId === undefined || compteId === undefined || details.length === 0) return;
  await insertActes(tx, {
    delegueId,
    compteId,
    utilisateurId: utilisateurId ?? null,
    action,
    details,
  });
}
