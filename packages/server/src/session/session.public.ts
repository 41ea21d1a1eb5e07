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
  utilisateur: { prenom: string; nom: string } | null;
  magasin: { id: number; libelle: string } | null;
  /** The compte may look and ask for quotes, not order. */
  consultation: boolean;
}

export interface Sessions {
  findByCookie(token: string): Promise<SessionTrouvee | undefined>;
  findByBearer(token: string): Promise<SessionTrouvee | undefined>;
}

export function createSessions(pool: Pool): Sessions {
  async function toSession(row: SessionRow | undefined): Promise<SessionTrouvee | undefined> {
    if (!row) return undefined;
    if (row.aProlonger) await prolongerSession(pool, row.id, SESSION_JOURS);
    const { id, utilisateur, magasin, aDesMessages } = row;
    return {
      acteur: {
        sessionId: id,
        role: utilisateur ? 'Utilisateur' : 'Anonyme',
        ...(utilisateur && { compteId: utilisateur.compteId }),
        ...(magasin && { magasinId: magasin.id }),
      },
      aDesMessages,
      utilisateur,
      magasin,
      consultation: utilisateur?.bloque ?? false,
    };
  }
  return {
    findByCookie: async (token) => toSession(await findByCookie(pool, hashJeton(token))),
    findByBearer: async (token) => toSession(await findByBearer(pool, hashJeton(token))),
  };
}
