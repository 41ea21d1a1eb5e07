import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { identifier, type SessionIdentifiee } from '../../session/session.public.ts';
import { listComptesOf } from '../personnes.sql.ts';
import type { Titulaire } from '../titulaire.ts';

/**
 * The same person buys for another of their companies, under another cookie and another bearer: what
 * a tab that still shows the company before would write is refused. Each company keeps its basket.
 */
export function changerSociete(
  pool: Pool,
  { sessionId, email }: Titulaire,
  utilisateurId: number,
): Promise<SessionIdentifiee> {
  return transaction(pool, async (tx) => {
    const societes = await listComptesOf(tx, email);
    if (!societes.some((societe) => societe.utilisateurId === utilisateurId)) {
      throw refus('introuvable', { utilisateurId });
    }
    return identifier(tx, sessionId, { utilisateurId, delegueId: null });
  });
}
