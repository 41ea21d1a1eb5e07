import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { findMagasin, updateMagasin, updateMagasinDUtilisateur } from './session.sql.ts';

/** Makes a store the one this session sees the stock of. */
export function choisirMagasin(
  pool: Pool,
  sessionId: number,
  magasinId: number,
): Promise<{ id: number; libelle: string }> {
  return transaction(pool, async (tx) => {
    if (!(await updateMagasin(tx, sessionId, magasinId))) throw refus('introuvable');
    await updateMagasinDUtilisateur(tx, sessionId);
    const magasin = await findMagasin(tx, sessionId);
    if (!magasin) throw refus('introuvable');
    return magasin;
  });
}
