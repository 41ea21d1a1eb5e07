import { journaliser } from '../../delegue/delegue.public.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { Acteur } from '../../http/acteur.ts';

/** A delegate takes papers of a customer away: one invoice, or several at once. */
export async function noterLecture(pool: Pool, acteur: Acteur, numero?: string): Promise<void> {
  if (acteur.delegueId === undefined) return;
  await transaction(pool, (tx) =>
    numero === undefined
      ? journaliser(tx, acteur, 'factures')
      : journaliser(tx, acteur, 'facture', { numero }),
  );
}
