/** Who stands behind a cookie or a bearer. */
import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { SESSION_JOURS } from './durees.ts';
import { hashJeton } from './jeton.ts';
import { findByBearer, findByCookie, prolongerSession, type SessionRow } from './session.sql.ts';

export { createSessionCookie, type SessionCookie } from './session-cookie.ts';
export { deleteExpired } from './session.sql.ts';

export interface SessionTrouvee {
  acteur: Acteur & { sessionId: number };
  aDesMessages: boolean;
}

export interface Sessions {
  findByCookie(token: string): Promise<SessionTrouvee | undefined>;
  findByBearer(token: string): Promise<SessionTrouvee | undefined>;
}

export function createSessions(pool: Pool): Sessions {
  async function toSession(row: SessionRow | undefined): Promise<SessionTrouvee | undefined> {
    if (!row) return undefined;
    if (row.aProlonger) await prolongerSession(pool, row.id, SESSION_JOURS);
    return { acteur: { sessionId: row.id, role: 'Anonyme' }, aDesMessages: row.aDesMessages };
  }
  return {
    findByCookie: async (token) => toSession(await findByCookie(pool, hashJeton(token))),
    findByBearer: async (token) => toSession(await findByBearer(pool, hashJeton(token))),
  };
}
