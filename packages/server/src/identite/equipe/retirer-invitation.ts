import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { deleteLiensDInvitation } from '../mot-de-passe/liens-uniques.sql.ts';
import type { Titulaire } from '../titulaire.ts';
import { oublierInvite } from './equipe.sql.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { masquerEmail } from './masquer-email.ts';

/** They never were of the company: nothing of them is kept but that they were asked. */
export function retirerInvitation(
  pool: Pool,
  { compte, utilisateurId }: Titulaire,
  id: number,
): Promise<void> {
  return transaction(pool, async (tx) => {
    const invite = await oublierInvite(tx, compte.id, id);
    if (!invite) throw refus('introuvable', { id });
    await deleteLiensDInvitation(tx, id);
    await noterChangement(tx, {
      compteId: compte.id,
      auteurId: utilisateurId,
      personneId: null,
      action: 'invitation-retiree',
      details: { email: masquerEmail(invite.email) },
    });
  });
}
