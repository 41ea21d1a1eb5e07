import type { Static } from 'typebox';
import type { Session } from '@comptoir/contract/session/session.contract.ts';
import type { SessionTrouvee } from './session-trouvee.ts';

export function toSession(
  bearer: string,
  expireLe: Date,
  session?: SessionTrouvee,
): Static<typeof Session> {
  const { acteur, utilisateur } = session ?? {};
  return {
    isAuthenticated: acteur !== undefined && acteur.role !== 'Anonyme',
    token: { access_token: bearer, expires_at: expireLe.toISOString() },
    sessionCourante: {
      consultation: acteur?.consultation !== undefined,
      ...(utilisateur && { compte: utilisateur.compte, utilisateurId: utilisateur.id }),
    },
  };
}
