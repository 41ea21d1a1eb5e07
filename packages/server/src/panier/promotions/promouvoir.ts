/** Promotions of a basket that is being read. */
import { roundUnits, unitsOf, type Montant } from '@comptoir/contract/argent.ts';
import { readUnits, roundToCents } from '@comptoir/contract/articles/dix-milliemes.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import {
  appliquerPromotions,
  type Promues,
} from '@comptoir/contract/promotions/appliquer-promotions.ts';
import type {
  LignePromue,
  PromotionComptee,
} from '@comptoir/contract/promotions/promotion-comptee.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import { ilYA, type PromotionEnDevise, type PromotionsDuJour } from './promotions-du-jour.ts';
import type { PromotionPanier } from './promotions.sql.ts';

/** A promotion as the shop describes it, with the lines of this basket. */
export interface PromotionOuverte extends PromotionComptee {
  source: PromotionPanier;
}

/** A line that counts. */
export interface LigneAPromouvoir {
  ligneId: number;
  article: ArticlePublic;
  quantite: number;
  /** The price of one unit of sale, the discount of the delegate taken off. */
  prixHT: Montant;
  /** What no line that a delegate discounted goes below; undefined where they did not. */
  plancherHT: Montant | undefined;
}

export interface Acheteur {
  /** Groups of their company. */
  groupes: readonly number[];
  /** Promotion that their coupon opens. */
  promotionDuCoupon: number | undefined;
  change: Change;
}

export interface Promu {
  duJour: PromotionsDuJour;
  lignes: readonly LignePromue[];
  ouvertes: readonly PromotionOuverte[];
  promues: Promues<PromotionOuverte>;
}

export function promouvoir(
  duJour: PromotionsDuJour,
  lignes: readonly LigneAPromouvoir[],
  acheteur: Acheteur,
): Promu {
  const promotions = duJour.enVigueur.filter((promotion) => isOuverte(promotion, acheteur));
  if (promotions.length === 0 || lignes.length === 0) {
    return { duJour, lignes: [], ouvertes: [], promues: { appliquees: [], surpassees: [] } };
  }
  const promouvables = lignes.map(toPromue);
  const ouvertes = placer(duJour, promotions, lignes, acheteur.change);
  return {
    duJour,
    lignes: promouvables,
    ouvertes,
    promues: appliquerPromotions(promouvables, ouvertes),
  };
}

const JOURS_RECENTES = 7;

/** Those just over that this basket would have had. */
export function listTerminees(
  duJour: PromotionsDuJour,
  lignes: readonly LigneAPromouvoir[],
  acheteur: Acheteur,
): PromotionPanier[] {
  const depuis = ilYA(duJour.jour, JOURS_RECENTES);
  const promotions = duJour.terminees.filter(
    (promotion) => isOuverte(promotion, acheteur) && (promotion.fin ?? '') >= depuis,
  );
  const placees = placer(duJour, promotions, lignes, acheteur.change);
  const seules = placees.map((promotion) => ({ ...promotion, cumulable: true }));
  const { appliquees } = appliquerPromotions(lignes.map(toPromue), seules);
  return appliquees.map(({ promotion }) => promotion.source);
}

/** Whether it is for a group of the buyer, and not kept for a coupon they do not have. */
function isOuverte({ id, groupes, surCoupon }: PromotionPanier, acheteur: Acheteur): boolean {
  if (surCoupon && id !== acheteur.promotionDuCoupon) return false;
  return groupes.length === 0 || groupes.some((groupe) => acheteur.groupes.includes(groupe));
}

function placer(
  duJour: PromotionsDuJour,
  promotions: readonly PromotionPanier[],
  lignes: readonly LigneAPromouvoir[],
  change: Change,
): PromotionOuverte[] {
  const enDevise = duJour.enDevise(change);
  const placees = promotions.map((promotion) =>
    toOuverte(enDevise.get(promotion.id) ?? { source: promotion, paliers: [] }),
  );
  const parId = new Map(placees.map((placee) => [placee.id, placee]));
  for (const [i, { article }] of lignes.entries()) {
    for (const { promotionId, compte, remise } of duJour.emploisOf(article)) {
      const placee = parId.get(promotionId);
      if (!placee) continue;
      if (compte) placee.comptees.push(i);
      if (remise) placee.remisees.push(i);
    }
  }
  return placees.filter(({ comptees }) => comptees.length > 0);
}

function toOuverte({ source, paliers }: PromotionEnDevise) {
  const { id, genre, cumulable, mesure, achetes, payes } = source;
  return {
    id,
    genre,
    cumulable,
    mesure,
    source,
    paliers,
    lot: achetes === null || payes === null ? undefined : { achetes, payes },
    comptees: [] as number[],
    remisees: [] as number[],
  };
}

function toPromue({ ligneId, quantite, prixHT, plancherHT }: LigneAPromouvoir): LignePromue {
  const montant = montantOf(prixHT, quantite);
  const plancher = plancherHT ? montantOf(plancherHT, quantite) : 0n;
  return {
    cle: ligneId,
    quantite,
    montant,
    plafond: plancher < montant ? montant - plancher : 0n,
  };
}

/** Rounded as the line is. In a Number where it holds, which costs a tenth. */
function montantOf(prix: Montant, quantite: number): bigint {
  const montant = readUnits(prix.montant) * quantite;
  return Number.isSafeInteger(montant * 2)
    ? BigInt(roundToCents(montant))
    : roundUnits(unitsOf(prix) * BigInt(quantite));
}
