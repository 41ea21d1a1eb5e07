/** A piece that was agreed to, as the lines an order is written with. */
import { sumMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import type { ChantierNouveau, LigneNouvelle } from './commande-nouvelle.sql.ts';

/** All but the day it is promised for. */
export interface LigneCommandee extends Omit<LigneNouvelle, 'prevueLe'> {
  /** What the piece calls it. */
  ligneId: number;
}

export interface Commandee {
  chantiers: ChantierNouveau[];
  lignes: LigneCommandee[];
}

/**
 * What counts in no total, or waits to be made to measure, is not ordered. `lies`: the quotes for
 * customers that chantiers were filled from, by chantier.
 */
export function listCommandees(
  piece: PieceAgreee,
  lies: ReadonlyMap<number, number> = new Map(),
): Commandee {
  const { chantiers: siens, tarif } = piece;
  const chantiers: ChantierNouveau[] = [];
  const lignes: LigneCommandee[] = [];
  for (const { articles, ...chantier } of siens) {
    const rang = chantiers.length;
    const comptees = articles.flatMap((ligne) => {
      const commandee = toCommandee(ligne, tarif.devise);
      return commandee ? [commandee] : [];
    });
    if (comptees.length === 0) continue;
    const { libelle, codeServiceChorus, numeroEngagement, referenceCommande } = chantier;
    const adresseId = adresseDuChantier(piece, chantier.id);
    const references = { codeServiceChorus, numeroEngagement, referenceCommande };
    chantiers.push({
      rang,
      libelle,
      ...references,
      adresseId,
      devisClienteleId: lies.get(chantier.id) ?? null,
    });
    for (const ligne of comptees) {
      lignes.push({ ...ligne, rang: lignes.length + 1, chantierRang: rang });
    }
  }
  return { chantiers, lignes };
}

/** Several that were delivered together tell nothing of where one of them is. */
function adresseDuChantier({ livraison, chantiers }: PieceAgreee, chantierId: number) {
  const { mode, formule, adresseId, envois } = livraison;
  if (mode !== 'livraison') return null;
  if (formule !== 'par-chantier') return chantiers.length === 1 ? adresseId : null;
  const envoi = envois.find((each) => each.chantierId === chantierId);
  return envoi?.ailleurs?.adresseId ?? adresseId;
}

function toCommandee(
  ligne: LignePanier,
  devise: Montant['devise'],
): Omit<LigneCommandee, 'rang' | 'chantierRang'> | undefined {
  const { tarif, prixHT, montantHT } = ligne;
  if (!tarif || !prixHT || !montantHT) return undefined;
  const promotion = sumMontants(
    ligne.promotions.map(({ montant }) => montant),
    devise,
  );
  return {
    ligneId: ligne.ligneId,
    articleId: ligne.id,
    reference: ligne.reference,
    libelle: ligne.libelle,
    unite: ligne.unite,
    quantite: ligne.quantite,
    traitCoupe: ligne.traitCoupe,
    coupe: ligne.coupe,
    remise: ligne.remise,
    prixPublicHT: tarif.prixPublicHT.montant,
    prixHT: prixHT.montant,
    montantHT: montantHT.montant,
    promotionHT: promotion.montant,
    promotions: ligne.promotions,
    ecoHT: tarif.ecoParticipation?.montantHT.montant ?? null,
    tva: tarif.tva,
  };
}
