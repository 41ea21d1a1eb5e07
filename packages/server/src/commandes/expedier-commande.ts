import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { changerEtat } from './changer-etat.ts';
import { newCle } from './cle-publique.ts';
import { findModeLivraison, lockCommandeParId } from './lecture.sql.ts';
import { consommerReservations, insertBon, listAExpedier } from './expedition.sql.ts';
import { lockCompte } from './situation-acheteur.sql.ts';
import { ajouterEncours } from './situation-compte.sql.ts';

export interface Expedition {
  commandeId: number;
  transporteur: string;
  /** Of the carrier; '' without. */
  suivi: string;
  /** All that is left unless told. */
  lignes?: readonly { ligneId: number; quantite: number }[];
}

/**
 * Something leaves with its delivery note. What was ordered on account is owed once all of it left.
 * Undefined: nothing is to be sent of it.
 */
export function expedierCommande(
  pool: Pool,
  { commandeId, transporteur, suivi, lignes: voulues }: Expedition,
  instant: Date,
): Promise<{ bonId: number; numero: string } | undefined> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommandeParId(tx, commandeId);
    if (commande?.etat !== 'en-preparation' && commande?.etat !== 'expediee-partiellement') {
      return undefined;
    }
    const restes = await listAExpedier(tx, commandeId);
    const parId = new Map((voulues ?? []).map(({ ligneId, quantite }) => [ligneId, quantite]));
    const parties = restes.flatMap(({ id: ligneId, reste, poids }) => {
      const quantite = voulues ? Math.min(reste, parId.get(ligneId) ?? 0) : reste;
      return quantite > 0 ? [{ ligneId, quantite, poids, reste }] : [];
    });
    if (parties.length === 0) return undefined;
    const poids = parties.reduce((somme, part) => somme + part.poids * part.quantite, 0);
    const bon = await insertBon(
      tx,
      { cle: newCle(), commandeId, transporteur, suivi, poids, lignes: parties },
      instant,
    );
    await consommerReservations(tx, parties);
    const envoyes = parties.filter(({ quantite, reste }) => quantite === reste).length;
    const etat = envoyes === restes.length ? 'expediee' : 'expediee-partiellement';
    const details = { bon: bon.numero };
    await changerEtat(tx, commandeId, { genre: 'expedition', etat, details }, instant);
    if (etat === 'expediee' && commande.modePaiement === 'en-compte') {
      await lockCompte(tx, commande.compteId);
      await ajouterEncours(tx, commande.compteId, commande.ttc);
    }
    const mode = await findModeLivraison(tx, commandeId);
    const genre = mode === 'livraison' ? 'expediee' : 'a-retirer';
    await addJob(tx, 'commande-courrier', { commandeId, genre, bonId: bon.id });
    return { bonId: bon.id, numero: bon.numero };
  });
}
