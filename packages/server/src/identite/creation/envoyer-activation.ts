import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { findDemande, findDerniereDemande, type DemandeCompte } from './demandes.sql.ts';
import { listInvitations } from '../equipe/equipe.sql.ts';
import { freinerEnvoi } from '../connexion/freins.ts';
import { envoyerInvitation } from '../equipe/inviter.ts';
import { creerLienCompte } from '../mot-de-passe/lien-unique.ts';
import { findEmpreinte } from '../personnes.sql.ts';
import { readEmail } from '../saisie.ts';

/** Sends again what is awaited; the job alone looks whether anything is. */
export async function renvoyerActivation(
  pool: Pool,
  email: string,
  adresse: string,
): Promise<void> {
  const destinataire = readEmail(email);
  await freinerEnvoi(pool, 'identite', { adresse });
  await transaction(pool, (tx) => addJob(tx, 'activation-demandee', { email: destinataire }));
}

/** The job: the link of an account asked for, else those of the companies that invited them. */
export function activationDemandee(
  pool: Pool,
  courriers: CourriersIdentite,
): JobHandler<'activation-demandee'> {
  return ({ email, demandeId }) =>
    transaction(pool, async (tx) => {
      if (demandeId !== undefined) {
        const demande = await findDemande(tx, demandeId);
        if (demande) await envoyerActivation(tx, courriers, demande);
        return;
      }
      const derniere = await findDerniereDemande(tx, email);
      if (derniere) return envoyerActivation(tx, courriers, derniere);
      for (const invitation of await listInvitations(tx, email)) {
        await envoyerInvitation(tx, courriers, invitation);
      }
    });
}

async function envoyerActivation(
  tx: Tx,
  courriers: CourriersIdentite,
  { id, email, siret, langue }: DemandeCompte,
): Promise<void> {
  const lien = await creerLienCompte(tx, 'activation', { email, demandeId: id });
  if (!lien) return;
  const connu = (await findEmpreinte(tx, email)) !== null;
  await envoyer(
    tx,
    courriers.activation({ a: email, langue }, { siret, jeton: lien.jeton, connu }),
  );
}
