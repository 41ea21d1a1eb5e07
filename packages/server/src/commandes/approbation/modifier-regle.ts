import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { countActifs, updateRegle, writeApprobateurs, type RegleVoulue } from './workflow.sql.ts';

/** Limits and approvers of a person, from their next order on. Nobody approves their own orders. */
export function modifierRegle(pool: Pool, regle: RegleVoulue): Promise<void> {
  const { compteId, utilisateurId } = regle;
  const approbateurs = [...new Set(regle.approbateurs)];
  return transaction(pool, async (tx) => {
    if (!(await updateRegle(tx, regle))) throw refus('introuvable');
    if (approbateurs.includes(utilisateurId)) throw refus('approbateur-impossible');
    if ((await countActifs(tx, compteId, approbateurs)) < approbateurs.length) {
      throw refus('approbateur-impossible');
    }
    await writeApprobateurs(tx, { ...regle, approbateurs });
  });
}
