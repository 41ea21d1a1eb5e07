import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { acheteurOf, type Acteur } from '../http/acteur.ts';
import { lockDevis, setSupprime } from './devis.sql.ts';

export async function restaurerDevis(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const { compteId } = acheteurOf(acteur);
  await transaction(pool, async (tx) => {
    if (!(await lockDevis(tx, compteId, id, { supprime: true })))
      throw refus('introuvable', { id });
    await setSupprime(tx, id, false);
  });
}
