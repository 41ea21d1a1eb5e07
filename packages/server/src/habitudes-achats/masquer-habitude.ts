import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { compteOf } from './lister-habitudes-achats.ts';
import { updateMasquee } from './masquees.sql.ts';

/** For all people of the company; hiding again what is hidden changes nothing. */
export function masquerHabitude(
  pool: Pool,
  acteur: Acteur,
  { articleId, masquee }: { articleId: number; masquee: boolean },
): Promise<void> {
  const compteId = compteOf(acteur);
  return transaction(pool, async (tx) => {
    if (!(await updateMasquee(tx, { compteId, articleId, masquee }))) throw refus('introuvable');
  });
}
