import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { creerCompte } from '@comptoir/contract/identite/creation.contract.ts';
import { isSiret } from '@comptoir/contract/identite/siret.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { insertDemande, isMagasin, type NouvelleDemande } from './demandes.sql.ts';
import { freinerEnvoi } from '../connexion/freins.ts';
import { isMetier } from './metiers.ts';
import { readEmail, readLigne, readLigneLibre, readNom } from '../saisie.ts';

export type CompteSaisi = CallInput<typeof creerCompte>['body'];

export interface Origine {
  langue: Locale;
  /** The address of the network. */
  adresse: string;
}

/** Keeps what was asked for; whether address and company are known is looked at by the job alone. */
export async function demanderCompte(
  pool: Pool,
  saisie: CompteSaisi,
  { langue, adresse }: Origine,
): Promise<void> {
  const demande = { ...readSaisie(saisie), langue };
  if (demande.magasinId !== null && !(await isMagasin(pool, demande.magasinId))) {
    throw refus('requete-invalide');
  }
  await freinerEnvoi(pool, 'identite', { adresse });
  await transaction(pool, async (tx) => {
    const { id } = await insertDemande(tx, demande);
    await addJob(tx, 'activation-demandee', { email: demande.email, demandeId: id });
  });
}

function readSaisie({
  societe,
  personne,
  magasinId,
}: CompteSaisi): Omit<NouvelleDemande, 'langue'> {
  if (!isSiret(societe.siret) || !isMetier(societe.metier)) throw refus('requete-invalide');
  return {
    email: readEmail(personne.email),
    prenom: readNom(personne.prenom),
    nom: readNom(personne.nom),
    telephone: readLigneLibre(personne.telephone),
    siret: societe.siret,
    raisonSociale: readLigne(societe.raisonSociale),
    metier: societe.metier,
    adresseLigne1: readLigne(societe.adresseLigne1),
    adresseLigne2: readLigneLibre(societe.adresseLigne2),
    codePostal: societe.codePostal,
    ville: readLigne(societe.ville),
    magasinId: magasinId ?? null,
  };
}
