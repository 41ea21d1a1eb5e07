import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { compterAchats } from '../passage/achats.sql.ts';
import { changerEtat } from './changer-etat.ts';
import { newCle } from '../passage/cle-publique.ts';
import { lockCommandeParId } from '../lecture.sql.ts';
import {
  consommerReservations,
  insertBons,
  listAExpedier,
  type BonEcrit,
  type PartAExpedier,
} from './expedition.sql.ts';
import { lockCompte } from '../passage/situation-acheteur.sql.ts';
import { ajouterEncours } from '../passage/situation-compte.sql.ts';

export interface Expedition {
  commandeId: number;
  transporteur: string;
  /** The tracking number of the carrier; '' without. */
  suivi: string;
  /** The consignment that leaves; all of them by default. */
  envoiId?: number;
  /** All that is left by default. */
  lignes?: readonly { ligneId: number; quantite: number }[];
}

/**
 * Something leaves, with a delivery note for each consignment it is of: its address, its lines. What
 * was ordered on account is owed once all of it left. None: nothing is to be sent of it.
 */
export function expedierCommande(
  pool: Pool,
  expedition: Expedition,
  instant: Date,
): Promise<BonEcrit[]> {
  const { commandeId } = expedition;
  return transaction(pool, async (tx) => {
    const commande = await lockCommandeParId(tx, commandeId);
    if (commande?.etat !== 'en-preparation' && commande?.etat !== 'expediee-partiellement') {
      return [];
    }
    const restes = await listAExpedier(tx, commandeId);
    const parties = prendre(restes, expedition);
    if (parties.length === 0) return [];
    const bons = await insertBons(tx, expedition, toBons(parties), instant);
    await consommerReservations(tx, parLigne(parties));
    await compterAchats(tx, commandeId, parLigne(parties));
    const isToute = somme(parties) === restes.reduce((n, { reste }) => n + reste, 0);
    const etat = isToute ? 'expediee' : 'expediee-partiellement';
    const details = { bons: bons.map(({ numero }) => numero) };
    await changerEtat(tx, commandeId, { genre: 'expedition', etat, details }, instant);
    if (etat === 'expediee' && commande.modePaiement === 'en-compte') {
      await lockCompte(tx, commande.compteId);
      await ajouterEncours(tx, commande.compteId, commande.ttc);
    }
    return bons;
  });
}

interface Partie extends PartAExpedier {
  quantite: number;
}

/** Where a line is in several consignments, the first ones are filled first. */
function prendre(restes: readonly PartAExpedier[], { envoiId, lignes }: Expedition): Partie[] {
  const voulues = lignes && new Map(lignes.map((each) => [each.ligneId, each.quantite]));
  return restes.flatMap((part) => {
    if (envoiId !== undefined && part.envoiId !== envoiId) return [];
    const voulue = voulues ? (voulues.get(part.ligneId) ?? 0) : part.reste;
    const quantite = Math.min(part.reste, voulue);
    if (quantite <= 0) return [];
    voulues?.set(part.ligneId, voulue - quantite);
    return [{ ...part, quantite }];
  });
}

function toBons(parties: readonly Partie[]) {
  return [...Map.groupBy(parties, (part) => part.envoiId)].map(([envoiId, siennes]) => ({
    cle: newCle(),
    envoiId,
    poids: siennes.reduce((n, { poids, quantite }) => n + poids * quantite, 0),
    lignes: siennes.map(({ ligneId, quantite }) => ({ ligneId, quantite })),
  }));
}

function parLigne(parties: readonly Partie[]) {
  return [...Map.groupBy(parties, ({ ligneId }) => ligneId)].map(([ligneId, siennes]) => ({
    ligneId,
    quantite: somme(siennes),
  }));
}

function somme(parties: readonly Partie[]): number {
  return parties.reduce((n, { quantite }) => n + quantite, 0);
}
