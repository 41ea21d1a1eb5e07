/** A piece that was agreed to and how it is delivered, as the rows of an order. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Allocation } from '@comptoir/contract/livraison/plan.ts';
import { plier } from '../../db/plier.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import { marchandiseOf } from '../approbation/autoriser-commande.ts';
import type {
  ChantierNouveau,
  EnvoiNouveau,
  LigneNouvelle,
  ReservationNouvelle,
} from './commande-nouvelle.sql.ts';
import { dernierJour } from '../suivi/dates-tenues.ts';
import type { Commandee } from './lignes-commandees.ts';
import type { PlanCommande } from './planifier-commande.ts';

export interface Rangees {
  chantiers: readonly ChantierNouveau[];
  lignes: LigneNouvelle[];
  reservations: ReservationNouvelle[];
  envois: EnvoiNouveau[];
}

export function writeLignes(
  { chantiers, lignes }: Commandee,
  { allocations }: Pick<PlanCommande, 'allocations'>,
  envois: LivraisonChoisie['envois'],
): Rangees {
  const parLigne = Map.groupBy(allocations, ({ ligneId }) => ligneId);
  const reservations: ReservationNouvelle[] = [];
  const datees = lignes.map(({ ligneId, ...ligne }): LigneNouvelle => {
    const parts = parLigne.get(ligneId) ?? [];
    for (const tenu of cumuler(parts)) reservations.push({ rang: ligne.rang, ...tenu });
    const prevueLe = dernierJour(parts);
    if (prevueLe === undefined) throw new Error(`line ${ligneId} was not planned`);
    return { ...ligne, prevueLe };
  });
  return { chantiers, lignes: datees, reservations, envois: rangerEnvois(envois, lignes) };
}

/** One for each place or arrival, whatever the days its parts come on. */
function cumuler(parts: readonly Allocation[]): Omit<ReservationNouvelle, 'rang'>[] {
  const source = ({ lieuId, arrivage }: Allocation) =>
    `${lieuId} ${arrivage?.lieuId} ${arrivage?.jour}`;
  return [...Map.groupBy(parts, source).values()].flatMap((siennes) => {
    const [premiere] = siennes;
    if (!premiere) return [];
    const { lieuId, arrivage } = premiere;
    return [{ lieuId, arrivage, quantite: siennes.reduce((n, part) => n + part.quantite, 0) }];
  });
}

export function writeEntete(piece: PieceAgreee, commandee: Commandee) {
  const { tarif, modePaiement } = piece;
  const { envois: _, ...livraison } = piece.livraison;
  if (modePaiement === null) {
    throw refus('piece-incomplete', { etape: 'confirmation', champ: 'modePaiement' });
  }
  return {
    commentaire: piece.commentaire,
    modePaiement,
    devise: tarif.devise,
    marchandiseHT: marchandiseOf(piece).montant,
    portHT: tarif.port?.montant ?? '0',
    netHT: tarif.netHT.montant,
    ttc: tarif.ttc.montant,
    couponId: piece.couponId,
    recherche: writeRecherche(commandee),
    tarif,
    livraison,
    contact: piece.contact,
    facturation: piece.facturation,
    promotions: piece.promotions,
    goodies: piece.goodies,
  };
}

/** Consignments name lines by their rank: the lines of the basket are gone with it. */
function rangerEnvois(
  envois: LivraisonChoisie['envois'],
  lignes: Commandee['lignes'],
): EnvoiNouveau[] {
  const parId = new Map(lignes.map((ligne) => [ligne.ligneId, ligne]));
  return envois.flatMap(({ jour, heure, destination, ailleurs, poids, lignes: siennes }) => {
    const parts = siennes.flatMap(({ ligneId, quantite }) => {
      const ligne = parId.get(ligneId);
      return ligne ? [{ ligne, quantite }] : [];
    });
    if (parts.length === 0) return [];
    const rangs = new Set(parts.map(({ ligne }) => ligne.chantierRang));
    const [chantierRang = null] = rangs.size === 1 ? rangs : [];
    return {
      jour,
      heure,
      destination,
      ailleurs,
      poids,
      chantierRang,
      lignes: parts.map(({ ligne, quantite }) => ({ rang: ligne.rang, quantite })),
    };
  });
}

/** References and names of the articles, and what the buyer's own papers and job sites call it. */
function writeRecherche({ chantiers, lignes }: Commandee): string {
  const mots = [
    ...chantiers.flatMap(({ libelle, referenceCommande, numeroEngagement }) => [
      libelle ?? '',
      referenceCommande ?? '',
      numeroEngagement ?? '',
    ]),
    ...lignes.flatMap(({ reference, libelle }) => [reference, libelle]),
  ];
  return [...new Set(mots.map(plier))].filter((mot) => mot !== '').join(' ');
}
