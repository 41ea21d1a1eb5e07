/** A piece that was agreed to and how it is delivered, as the rows of an order. */
import { refus } from '@comptoir/contract/erreurs.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import { plier } from '../delegue/delegue.public.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import { marchandiseDe } from './autoriser-commande.ts';
import type {
  ChantierNouveau,
  LigneNouvelle,
  ReservationNouvelle,
} from './commande-nouvelle.sql.ts';
import { dernierJour } from './dates-tenues.ts';
import type { Commandee } from './lignes-commandees.ts';
import type { PlanCommande } from './planifier-commande.ts';

interface Rangees {
  chantiers: readonly ChantierNouveau[];
  lignes: LigneNouvelle[];
  reservations: ReservationNouvelle[];
}

export function ecrireLignes(
  { chantiers, lignes }: Commandee,
  { allocations }: Pick<PlanCommande, 'allocations'>,
): Rangees {
  const parLigne = Map.groupBy(allocations, ({ ligneId }) => ligneId);
  const reservations: ReservationNouvelle[] = [];
  const datees = lignes.map(({ ligneId, ...ligne }): LigneNouvelle => {
    const parts = parLigne.get(ligneId) ?? [];
    for (const [lieuId, siennes] of Map.groupBy(parts, (part) => part.lieuId)) {
      const quantite = siennes.reduce((somme, part) => somme + part.quantite, 0);
      reservations.push({ rang: ligne.rang, lieuId, quantite });
    }
    const prevueLe = dernierJour(parts);
    if (prevueLe === undefined) throw new Error(`line ${ligneId} was not planned`);
    return { ...ligne, prevueLe };
  });
  return { chantiers, lignes: datees, reservations };
}

export function ecrireEntete(
  piece: PieceAgreee,
  commandee: Commandee,
  envois: LivraisonChoisie['envois'],
) {
  const { tarif, modePaiement } = piece;
  if (modePaiement === null) {
    throw refus('piece-incomplete', { etape: 'confirmation', champ: 'modePaiement' });
  }
  return {
    commentaire: piece.commentaire,
    modePaiement,
    devise: tarif.devise,
    marchandiseHT: marchandiseDe(piece).montant,
    portHT: tarif.port?.montant ?? '0',
    netHT: tarif.netHT.montant,
    ttc: tarif.ttc.montant,
    couponId: piece.couponId,
    recherche: ecrireRecherche(commandee),
    tarif,
    livraison: { ...piece.livraison, envois: rangerEnvois(envois, commandee) },
    contact: piece.contact,
    facturation: piece.facturation,
    promotions: piece.promotions,
    goodies: piece.goodies,
  };
}

/** Consignments name lines by their rank: the lines of the basket are gone with it. */
function rangerEnvois(
  envois: LivraisonChoisie['envois'],
  { lignes }: Commandee,
): LivraisonChoisie['envois'] {
  const rangs = new Map(lignes.map(({ ligneId, rang }) => [ligneId, rang]));
  return envois.map((envoi) => ({
    ...envoi,
    lignes: envoi.lignes.flatMap(({ ligneId, quantite }) => {
      const rang = rangs.get(ligneId);
      return rang === undefined ? [] : [{ ligneId: rang, quantite }];
    }),
  }));
}

/** References, and what the buyer's own papers and job sites call it. */
function ecrireRecherche({ chantiers, lignes }: Commandee): string {
  const mots = [
    ...chantiers.flatMap(({ libelle, referenceCommande, numeroEngagement }) => [
      libelle ?? '',
      referenceCommande ?? '',
      numeroEngagement ?? '',
    ]),
    ...lignes.map(({ reference }) => reference),
  ];
  return [...new Set(mots.map(plier))].filter((mot) => mot !== '').join(' ');
}
