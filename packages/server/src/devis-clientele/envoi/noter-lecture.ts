import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { hashJeton } from '../../session/session.public.ts';
import { updateEtat } from '../devis.sql.ts';
import { insertEvenement } from '../historique.sql.ts';
import { lockParLien } from './lien.sql.ts';
import { situationOf, trouve } from './situation.ts';

/** The first time it is read is noted, the others change nothing. */
export async function noterLecture(
  pool: Pool,
  { jeton, jour }: { jeton: string; jour: string },
): Promise<void> {
  await transaction(pool, async (tx) => {
    const devis = trouve(await lockParLien(tx, hashJeton(jeton)));
    if (devis.etat !== 'envoye' || situationOf(devis, jour) !== 'ouvert') return;
    await updateEtat(tx, devis.id, 'vu');
    await insertEvenement(tx, devis.id, { type: 'lecture' });
  });
}
