import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { freinerEnvoi } from '../connexion/freins.ts';
import { creerLienCompte } from './lien-unique.ts';
import type { CibleLien } from './liens-uniques.sql.ts';
import { findAcheteur, findDelegueJoignable } from './mots-de-passe.sql.ts';
import type { ReinitialisationDemandee } from '../taches-identite.public.ts';

/**
 * The same work for someone known and for someone unknown: who they are is only looked for later,
 * by the job, when whoever asks has had their answer.
 */
export async function demanderReinitialisation(
  pool: Pool,
  demande: ReinitialisationDemandee,
  adresse: string,
): Promise<void> {
  const identifiant = demande.identifiant.trim().toLowerCase();
  await freinerEnvoi(pool, 'identite', { adresse });
  await transaction(pool, (tx) =>
    addJob(tx, 'reinitialisation-demandee', { ...demande, identifiant }),
  );
}

/** The job: sends the link where someone is known. */
export function reinitialisationDemandee(
  pool: Pool,
  courriers: CourriersIdentite,
): JobHandler<'reinitialisation-demandee'> {
  return ({ identifiant, langue }) =>
    transaction(pool, async (tx) => {
      const trouve = await find(tx, identifiant);
      if (!trouve) return;
      const { cible, identifiant: sien, a } = trouve;
      const lien = await creerLienCompte(tx, 'reinitialisation', cible);
      if (!lien) return;
      const { jeton } = lien;
      await envoyer(tx, courriers.reinitialisation({ a, langue }, { identifiant: sien, jeton }));
    });
}

interface Destinataire {
  cible: CibleLien;
  /** What they sign in with, as the mail names it. */
  identifiant: string;
  /** Where the mail goes. */
  a: string;
}

/** A code is a delegate's; an address may be a buyer's, a delegate's, or both. */
async function find(tx: Tx, identifiant: string): Promise<Destinataire | undefined> {
  const delegue = await findDelegueJoignable(tx, identifiant);
  if (delegue && delegue.code.toLowerCase() === identifiant) {
    return { cible: { delegueId: delegue.id }, identifiant: delegue.code, a: delegue.email };
  }
  const acheteur = await findAcheteur(tx, identifiant);
  if (!acheteur && !delegue) return undefined;
  return {
    cible: { email: acheteur?.email ?? null, delegueId: delegue?.id ?? null },
    identifiant,
    a: identifiant,
  };
}
