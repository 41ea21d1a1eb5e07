import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { acheteurOf, type Acteur } from '../http/acteur.ts';
import { reglerMessages } from '../messages/messages.public.ts';
import { deleteExport, findExport } from './exports.sql.ts';

export function supprimerExport(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const { utilisateurId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    if (!(await findExport(tx, { id, utilisateurId }))) throw refus('introuvable');
    await deleteExport(tx, id);
    await reglerMessages(tx, { genre: 'export', id });
    await journaliser(tx, acteur, 'export-catalogue');
  });
}
