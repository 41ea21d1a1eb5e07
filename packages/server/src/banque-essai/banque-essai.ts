/** A bank to try the shop with, behind the same port as a real one. */
import { isDecimal, isDevise, parseMontant } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { randomBytes } from 'node:crypto';
import type { Pool } from '../db/pool.ts';
import type { Constat, FournisseurPaiement } from '../paiements/fournisseur-paiement.public.ts';
import { fermerEssai, findEssai, insertEssai, readSecret } from './banque-essai.sql.ts';
import { ENTETE_SIGNATURE, isSignee } from './signature.ts';

/** Body of a callback. */
export interface CorpsNotification {
  evenement: string;
  cle: string;
  reference: string;
  etat: Constat['etat'];
  motif: Constat['motif'];
  montant: string;
  devise: string;
}

export function createBanqueEssai(pool: Pool): FournisseurPaiement {
  async function readEtat(reference: string): Promise<Constat> {
    const essai = await findEssai(pool, reference);
    if (!essai) throw new Error(`the test bank knows no ${reference}`);
    const { cle, etat, motif, montant } = essai;
    return { cle, reference, etat, motif, montant };
  }

  return {
    nom: 'banque-essai',

    async creer({ cle, montant, langue, retour, expireLe }) {
      const nouvelle = randomBytes(16).toString('base64url');
      const essai = { reference: nouvelle, cle, montant, langue, retour, expireLe };
      const { reference } = await insertEssai(pool, essai);
      return { reference, adresse: `/banque-essai/${reference}` };
    },

    readEtat,

    async annuler(reference) {
      await fermerEssai(pool, reference);
      return readEtat(reference);
    },

    async readNotification(corps, entetes) {
      const secret = await readSecret(pool);
      if (!isSignee(secret, corps, entetes[ENTETE_SIGNATURE], new Date())) {
        throw refus('notification-refusee');
      }
      const { montant, devise, ...reste } = JSON.parse(corps.toString()) as CorpsNotification;
      if (!isDecimal(montant) || !isDevise(devise)) throw refus('notification-refusee');
      return { ...reste, montant: parseMontant(montant, devise) };
    },
  };
}
