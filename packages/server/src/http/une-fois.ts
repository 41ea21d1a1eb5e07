/**
 * What is asked with a key is done once: asked again, it is answered as the first time. Under a lock
 * of the caller: of two requests with one key at the same moment, the second finds the answer.
 */
import { createHash } from 'node:crypto';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import { findReponse, insertReponse, type CleIdempotence } from './idempotence.sql.ts';

/** @param demande whatever makes it another request, if it differs */
export function cleIdempotence(sessionId: number, cle: string, demande: unknown): CleIdempotence {
  const hash = createHash('sha256').update(JSON.stringify(demande)).digest();
  return { sessionId, cle, hash };
}

/** What was answered to this key, unless it has not been used; it is refused for another request. */
export async function reponseDonnee<T>(db: Db, cle: CleIdempotence): Promise<T | undefined> {
  const donnee = await findReponse<T>(db, cle);
  if (donnee && !donnee.isSame) throw refus('requete-invalide', { champ: 'Idempotency-Key' });
  return donnee?.reponse;
}

/** @param cle without one, it is done each time */
export async function uneFois<T>(
  tx: Tx,
  cle: CleIdempotence | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (!cle) return run();
  const donnee = await reponseDonnee<T>(tx, cle);
  if (donnee !== undefined) return donnee;
  const reponse = await run();
  await insertReponse(tx, cle, reponse);
  return reponse;
}
