import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { insertUtilite, updateUtilite, type TexteLu } from './utilite.sql.ts';

/** Keeps what a reader says of a text; what they say later takes its place. */
export function noterUtilite(
  pool: Pool,
  acteur: Acteur,
  texte: TexteLu,
  utile: boolean,
): Promise<void> {
  const qui = { sessionId: sessionOf(acteur), utilisateurId: acteur.utilisateurId ?? null };
  return transaction(pool, async (tx) => {
    const isGardee =
      (await updateUtilite(tx, texte, qui, utile)) ||
      (await insertUtilite(tx, texte, qui, utile)) ||
      // Another request of theirs came between the two.
      (await updateUtilite(tx, texte, qui, utile));
    if (!isGardee) throw refus('introuvable');
  });
}
