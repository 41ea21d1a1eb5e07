import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { freinerEnvoi } from '../connexion/freins.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import type { Titulaire } from '../titulaire.ts';
import { findInvitation, getEquipier } from './equipe.sql.ts';
import { envoyerInvitation } from './inviter.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { masquerEmail } from './masquer-email.ts';

/** In the language of the first one. The link before ends. */
export async function renvoyerInvitation(
  pool: Pool,
  courriers: CourriersIdentite,
  { compte, utilisateurId, prenom, nom, adresse }: Titulaire,
  id: number,
): Promise<Equipier> {
  await freinerEnvoi(pool, 'identite', { adresse });
  return transaction(pool, async (tx) => {
    const invitation = await findInvitation(tx, compte.id, id);
    if (!invitation) throw refus('introuvable', { id });
    const administrateur = `${prenom} ${nom}`;
    const isSent = await envoyerInvitation(tx, courriers, {
      ...invitation,
      compte: compte.libelle,
      administrateur,
    });
    if (!isSent) throw refus('trop-de-requetes');
    await noterChangement(tx, {
      compteId: compte.id,
      auteurId: utilisateurId,
      personneId: id,
      action: 'invitation-renvoyee',
      details: { email: masquerEmail(invitation.email) },
    });
    return getEquipier(tx, compte.id, id);
  });
}
