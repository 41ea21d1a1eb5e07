import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { lecteurOf } from './lecteur.ts';
import { deleteMessage, insertLecture } from './messages.sql.ts';

/** Dismisses a message for good; one that is not for who asks does not exist. */
export function supprimerMessage(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const lecteur = { ...lecteurOf(acteur), sessionId: sessionOf(acteur) };
  return transaction(pool, async (tx) => {
    const done = (await deleteMessage(tx, lecteur, id)) || (await insertLecture(tx, lecteur, id));
    if (!done) throw refus('introuvable');
    await journaliser(tx, acteur, 'message-lu');
  });
}
