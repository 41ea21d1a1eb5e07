import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { getEquipier, upsertInvite, type Invitation } from './equipe.sql.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { masquerEmail } from './masquer-email.ts';
import { freinerEnvoi } from '../connexion/freins.ts';
import { creerLienCompte } from '../mot-de-passe/lien-unique.ts';
import { readEmail, readNom } from '../saisie.ts';
import type { Titulaire } from '../titulaire.ts';

export interface InvitationSaisie {
  prenom: string;
  nom: string;
  email: string;
  role: RoleCompte;
}

/** Asks someone into the company of who asks. Once more is allowed: the link before ends. */
export async function inviter(
  pool: Pool,
  courriers: CourriersIdentite,
  { compte, utilisateurId, prenom, nom, adresse }: Titulaire,
  saisie: InvitationSaisie,
  langue: Locale,
): Promise<Equipier> {
  await freinerEnvoi(pool, 'identite', { adresse });
  return transaction(pool, async (tx) => {
    const email = readEmail(saisie.email);
    const invite = await upsertInvite(tx, {
      compteId: compte.id,
      prenom: readNom(saisie.prenom),
      nom: readNom(saisie.nom),
      email,
      role: saisie.role,
      langue,
    });
    if (!invite) throw refus('deja-dans-le-compte');
    const isSent = await envoyerInvitation(tx, courriers, {
      utilisateurId: invite.id,
      email,
      langue,
      compte: compte.libelle,
      administrateur: `${prenom} ${nom}`,
    });
    if (!isSent) throw refus('trop-de-requetes');
    await noterChangement(tx, {
      compteId: compte.id,
      auteurId: utilisateurId,
      personneId: invite.id,
      action: 'invitation',
      details: { email: masquerEmail(email), role: saisie.role },
    });
    return getEquipier(tx, compte.id, invite.id);
  });
}

/** False when the person was sent enough of them within the hour. */
export async function envoyerInvitation(
  tx: Tx,
  courriers: CourriersIdentite,
  { utilisateurId, email, langue, compte, administrateur }: Invitation,
): Promise<boolean> {
  const lien = await creerLienCompte(tx, 'invitation', { email, utilisateurId });
  if (!lien) return false;
  const { jeton } = lien;
  await envoyer(tx, courriers.invitation({ a: email, langue }, { administrateur, compte, jeton }));
  return true;
}
