import type { Acteur } from '../http/acteur.ts';
import type { Lecteur } from './messages.sql.ts';

/** A delegate reads for themselves: the customer they act for still finds their messages. */
export function lecteurOf({
  sessionId,
  role,
  utilisateurId,
  compteId,
  magasinId,
}: Acteur): Lecteur {
  return {
    sessionId: sessionId ?? null,
    utilisateurId: role === 'Utilisateur' ? (utilisateurId ?? null) : null,
    isConnecte: role !== 'Anonyme',
    compteId: compteId ?? null,
    magasinId: magasinId ?? null,
  };
}
