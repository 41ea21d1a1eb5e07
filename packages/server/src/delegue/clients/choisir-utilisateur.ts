import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { sessionOf, type Acteur } from '../../http/acteur.ts';
import { identifier, type SessionIdentifiee } from '../../session/session.public.ts';
import { journaliser } from '../journaliser.ts';
import { delegueOf, requireUtilisateur } from './perimetre.ts';
import { lockUtilisateurCourant, noterVisite } from './utilisateurs.sql.ts';

/**
 * Acts for this person from now on, or for nobody, under another cookie and another bearer: what a
 * tab that still shows the customer before would write is refused.
 */
export function choisirUtilisateur(
  pool: Pool,
  acteur: Acteur,
  utilisateurId: number | null,
): Promise<SessionIdentifiee> {
  const delegueId = delegueOf(acteur);
  const sessionId = sessionOf(acteur);
  return transaction(pool, async (tx) => {
    const courant = await lockUtilisateurCourant(tx, sessionId);
    // Another tab switched at the same moment: this one does not know for whom it acts.
    if (courant?.utilisateurId !== (acteur.utilisateurId ?? null)) throw refus('non-authentifie');
    const choisi =
      utilisateurId === null ? undefined : await requireUtilisateur(tx, delegueId, utilisateurId);
    const session = await identifier(tx, sessionId, { delegueId, utilisateurId });
    if (acteur.utilisateurId !== choisi?.id) {
      await journaliser(tx, acteur, 'session-quittee');
      if (choisi) {
        const pour = { delegueId, compteId: choisi.compteId, utilisateurId: choisi.id };
        await journaliser(tx, pour, 'session-ouverte');
      }
    }
    if (choisi) await noterVisite(tx, delegueId, choisi);
    return session;
  });
}
