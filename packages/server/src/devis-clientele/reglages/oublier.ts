import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { deleteClient, deleteOuvrage } from './bibliotheque.sql.ts';

const DELETE = { client: deleteClient, ouvrage: deleteOuvrage };

/** A customer, or a kit; quotes keep what they took of it. */
export async function oublier(
  pool: Pool,
  acteur: Acteur,
  { quoi, id }: { quoi: keyof typeof DELETE; id: number },
): Promise<void> {
  const { compteId } = acheteurOf(acteur);
  await transaction(pool, async (tx) => {
    if ((await DELETE[quoi](tx, compteId, id)) === 0) throw refus('introuvable', { id });
  });
}
