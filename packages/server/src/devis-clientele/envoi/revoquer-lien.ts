import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { lockDevis } from '../devis.sql.ts';
import { insertEvenement } from '../historique.sql.ts';
import { updateRevoque } from './lien.sql.ts';

export async function revoquerLien(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const { compteId } = acheteurOf(acteur);
  await transaction(pool, async (tx) => {
    if (!(await lockDevis(tx, compteId, id))) throw refus('introuvable', { id });
    await updateRevoque(tx, id);
    await insertEvenement(tx, id, { type: 'revocation' });
  });
}
