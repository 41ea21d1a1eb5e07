/** Who stands behind a cookie or a bearer. */
import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { heuresOf } from './durees.ts';
import { hashJeton } from './jeton.ts';
import {
  findByBearer,
  findByCookie,
  findSocieteFermee,
  prolongerSession,
  quitterUtilisateur,
  type SessionRow,
  type UtilisateurDeSession,
} from './session.sql.ts';
import type { SessionTrouvee, Sessions } from './session-trouvee.ts';

export { identifier, type SessionIdentifiee } from './identifier.ts';
export { hashJeton, newJeton } from './jeton.ts';
export { toSession } from './session-affichee.ts';
export { createSessionCookie, type SessionCookie } from './session-cookie.ts';
export type { SessionTrouvee, Sessions } from './session-trouvee.ts';
export { writeSession } from './write-session.ts';
export {
  deleteExpired,
  deleteSessionsDeDelegue,
  deleteSessionsDePersonne,
  findPersonne,
  type Personne,
} from './session.sql.ts';

export function createSessions(pool: Pool): Sessions {
  async function toSession(row: SessionRow | undefined): Promise<SessionTrouvee | undefined> {
    if (!row) return undefined;
    const { id, utilisateur, delegue, magasin, expireLe } = row;
    const { aDesMessages, etatMessages, aLuDesMessages } = row;
    if (row.aQuitter) await quitterUtilisateur(pool, id);
    if (row.aProlonger) await prolongerSession(pool, id, heuresOf(delegue?.id));
    const acteur = acteurOf(row);
    return {
      acteur,
      aDesMessages,
      etatMessages,
      aLuDesMessages,
      expireLe,
      utilisateur,
      delegue,
      magasin,
    };
  }
  return {
    findByCookie: async (token) => toSession(await findByCookie(pool, hashJeton(token))),
    findByBearer: async (token) => toSession(await findByBearer(pool, hashJeton(token))),
    findSocieteFermee: (token) => findSocieteFermee(pool, hashJeton(token)),
  };
}

/** A company that may not order comes first: its people are told what to do about it. */
function consultationOf({ role, compte }: UtilisateurDeSession): Pick<Acteur, 'consultation'> {
  if (compte.bloque) return { consultation: 'compte' };
  return role === 'consultation' ? { consultation: 'role' } : {};
}

function acteurOf({ id, utilisateur, delegue, magasin }: SessionRow): SessionTrouvee['acteur'] {
  return {
    sessionId: id,
    role: delegue ? 'Délégué' : utilisateur ? 'Utilisateur' : 'Anonyme',
    ...(delegue && { delegueId: delegue.id }),
    ...(utilisateur && {
      utilisateurId: utilisateur.id,
      compteId: utilisateur.compte.id,
      devise: utilisateur.compte.devise,
    }),
    ...(utilisateur?.administrateur && { administrateur: true }),
    ...(utilisateur && consultationOf(utilisateur)),
    ...(magasin && { magasinId: magasin.id }),
  };
}
