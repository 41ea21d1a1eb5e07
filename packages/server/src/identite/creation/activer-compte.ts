import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { DEFAULT_LOCALE } from '@comptoir/contract/words/locales.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { affecterDelegue } from '../../delegue/delegue.public.ts';
import { accepterInvitation } from '../equipe/accepter-invitation.ts';
import {
  findCompteParSiret,
  findEtatOf,
  insertCompte,
  insertUtilisateur,
  type CompteRejoint,
} from '../comptes.sql.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { deleteDemandes, findDemande, type DemandeCompte } from './demandes.sql.ts';
import { listAdministrateurs, listInvitations } from '../equipe/equipe.sql.ts';
import { envoyerInvitation } from '../equipe/inviter.ts';
import { consommerLien, readLien } from '../mot-de-passe/lien-unique.ts';
import { empreinteChoisie } from '../mot-de-passe/mot-de-passe-choisi.ts';
import { insertMotDePasse } from '../mot-de-passe/mots-de-passe.sql.ts';
import type { CompteActive } from './compte-active.ts';

export interface Activation {
  jeton: string;
  motDePasse?: string | undefined;
  langue: Locale;
}

const USAGES = ['activation', 'invitation'] as const;

/** Uses the link of an account asked for, or of an invitation. */
export async function activerCompte(
  pool: Pool,
  courriers: CourriersIdentite,
  { jeton, motDePasse, langue }: Activation,
): Promise<CompteActive> {
  const { usage, demandeId, utilisateurId } = await readLien(pool, USAGES, jeton);
  if (usage === 'invitation' && utilisateurId !== null) {
    return accepterInvitation(pool, { jeton, utilisateurId, motDePasse, langue });
  }
  const demande = demandeId === null ? undefined : await findDemande(pool, demandeId);
  if (!demande) throw refus('lien-perime');
  const qui = { ...demande, societe: demande.raisonSociale };
  const empreinte = await empreinteChoisie(pool, qui, { motDePasse, invitation: false });
  return transaction(pool, async (tx) => {
    await consommerLien(tx, USAGES, jeton);
    const rejoint = await rejoindre(tx, courriers, demande);
    if (empreinte !== undefined) await insertMotDePasse(tx, demande.email, empreinte);
    await deleteDemandes(tx, demande.email, demande.siret);
    return rejoint;
  });
}

/** A company nobody knew is theirs to run; one that is known is asked first. */
async function rejoindre(
  tx: Tx,
  courriers: CourriersIdentite,
  demande: DemandeCompte,
): Promise<CompteActive> {
  const { email } = demande;
  const nouveau = await insertCompte(tx, demande, enseigne.promesses.francoEuros);
  if (nouveau) {
    await insertUtilisateur(tx, {
      ...demande,
      compteId: nouveau.id,
      role: 'administrateur',
      etat: 'actif',
    });
    await affecterDelegue(tx, nouveau.id);
    return { email, compte: nouveau.libelle, etat: 'actif' };
  }
  const connu = await findCompteParSiret(tx, demande.siret);
  if (!connu) throw refus('lien-perime');
  const compteId = connu.id;
  if (await insertUtilisateur(tx, { ...demande, compteId, role: 'acheteur', etat: 'attente' })) {
    await prevenirAdministrateurs(tx, courriers, connu, demande);
    return { email, compte: connu.libelle, etat: 'attente' };
  }
  const { etat } = await findEtatOf(tx, compteId, email);
  if (etat === 'invite') {
    // What a stranger asked for in their name settles nothing: the invitation has its own link.
    const invitations = await listInvitations(tx, email, compteId);
    for (const invitation of invitations) await envoyerInvitation(tx, courriers, invitation);
  }
  return { email, compte: connu.libelle, etat };
}

/** Where nobody runs the account, the shop answers. */
async function prevenirAdministrateurs(
  tx: Tx,
  courriers: CourriersIdentite,
  { id, code, libelle }: CompteRejoint,
  { prenom, nom, email, siret }: DemandeCompte,
): Promise<void> {
  const qui = { personne: `${prenom} ${nom}`, email, compte: libelle };
  const administrateurs = await listAdministrateurs(tx, id);
  for (const { email: a, langue } of administrateurs) {
    await envoyer(tx, courriers.adhesion({ a, langue }, qui));
  }
  if (administrateurs.length > 0) return;
  const a = enseigne.supportDigital.email;
  await envoyer(
    tx,
    courriers.adhesionSansAdministrateur({ a, langue: DEFAULT_LOCALE }, { ...qui, code, siret }),
  );
}
