import type { Tx } from '../db/transaction.ts';
import { BEARER_MINUTES, heuresOf } from './durees.ts';
import { newJeton } from './jeton.ts';
import { identifierSession, insertAcces, noterConnexion, type Identite } from './session.sql.ts';

export interface SessionIdentifiee {
  /** For the cookie; it is not kept anywhere else. */
  token: string;
  bearer: { token: string; expireLe: Date };
  heures: number;
}

/**
 * The session stands for someone else: under a new cookie and a new bearer, so that whoever knew the
 * old ones has nothing.
 */
export async function identifier(
  tx: Tx,
  sessionId: number,
  identite: Identite,
): Promise<SessionIdentifiee> {
  const jeton = newJeton();
  const acces = newJeton();
  const heures = heuresOf(identite.delegueId);
  await identifierSession(tx, sessionId, identite, jeton.hash, heures);
  const { utilisateurId, delegueId } = identite;
  if (utilisateurId !== null && delegueId === null) await noterConnexion(tx, utilisateurId);
  const { expireLe } = await insertAcces(tx, acces.hash, sessionId, BEARER_MINUTES);
  return { token: jeton.token, bearer: { token: acces.token, expireLe }, heures };
}
