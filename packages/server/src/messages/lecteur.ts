import type { Acteur } from '../http/acteur.ts';
import type { Lecteur } from './messages.sql.ts';

/** A delegate reads for himself: the customer he acts for still finds his messages. */
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
