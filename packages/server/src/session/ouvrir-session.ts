import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { newJeton } from './jeton.ts';
import { insertAcces, insertSession } from './session.sql.ts';
import { BEARER_MINUTES, SESSION_JOURS } from './durees.ts';

export interface SessionOuverte {
  /** For the cookie; it is not kept anywhere else. */
  token: string;
  bearer: { token: string; expireLe: Date };
}

/** Starts an anonymous session with its first bearer. */
export function ouvrirSession(pool: Pool, langue: Locale): Promise<SessionOuverte> {
  return transaction(pool, async (tx) => {
    const jeton = newJeton();
    const acces = newJeton();
    const { id } = await insertSession(tx, jeton.hash, langue, SESSION_JOURS);
    const { expireLe } = await insertAcces(tx, acces.hash, id, BEARER_MINUTES);
    return { token: jeton.token, bearer: { token: acces.token, expireLe } };
  });
}
