/** What promotions and the coupon do to a basket that is being read. */
import { centsOf, type Montant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { CouponPanier } from '@comptoir/contract/panier/coupon.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { LigneComptee, Reductions } from '@comptoir/contract/panier/totaux.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Situation } from '../lecture.sql.ts';
import type { Coupon } from './coupon.sql.ts';
import { toCouponPanier, verifierCoupon, verifierEffet, type MotifCoupon } from './etat-coupon.ts';
import type { PromotionsDuJour } from './promotions-du-jour.ts';
import { promouvoir, type Acheteur, type LigneAPromouvoir, type Promu } from './promouvoir.ts';
import { toReductions } from './vue-promotions.ts';

/** A line that counts in the totals. */
export interface LigneQuiCompte {
  ligne: LignePanier;
  comptee: LigneComptee;
  article: ArticlePublic;
  plancherHT: Montant;
}

export interface CouponLu {
  vue: CouponPanier;
  /** Why it counts for nothing. */
  motif: MotifCoupon | undefined;
}

export interface PanierPromu {
  promu: Promu;
  acheteur: Acheteur;
  lignes: readonly LigneAPromouvoir[];
  reductions: Reductions;
  coupon: CouponLu | undefined;
}

export interface PanierAPromouvoir {
  situation: Pick<Situation, 'coupon' | 'groupes'>;
  change: Change;
  lignes: readonly LigneQuiCompte[];
  demande: Demande;
  /** Tried in place of the one of the basket. */
  essaye?: Coupon | undefined;
}

/** Works out what is taken off each line. */
export function promouvoirPanier(duJour: PromotionsDuJour, panier: PanierAPromouvoir): PanierPromu {
  const { situation, change, demande } = panier;
  const coupon = panier.essaye ?? situation.coupon ?? undefined;
  const { groupes } = situation;
  const { compteId } = demande.acteur;
  const refuse = coupon && verifierCoupon(coupon, { compteId, groupes, jour: duJour.jour });
  const acheteur = {
    groupes,
    change,
    promotionDuCoupon: refuse ? undefined : coupon?.promotionId,
  };
  const lignes = panier.lignes.map(toAPromouvoir);
  const promu = promouvoir(duJour, lignes, acheteur);
  const lecture = { langue: demande.langue, devise: change.devise, change };
  const { appliquees } = promu.promues;
  const parLigne = appliquees.length === 0 ? [] : poserParts(promu, panier.lignes, change);
  return {
    promu,
    acheteur,
    lignes,
    reductions: { promotions: toReductions(appliquees, lecture), parLigne },
    coupon: coupon && readCoupon(coupon, refuse ?? verifierEffet(coupon, promu, lecture)),
  };

  function readCoupon(sien: Coupon, motif: MotifCoupon | undefined): CouponLu {
    return { motif, vue: toCouponPanier(sien, motif, promu, lecture) };
  }
}

function toAPromouvoir({ ligne, comptee, article, plancherHT }: LigneQuiCompte): LigneAPromouvoir {
  return {
    ligneId: ligne.ligneId,
    article,
    quantite: comptee.quantite,
    prixHT: comptee.prixHT,
    plancherHT: ligne.remise === null ? undefined : plancherHT,
  };
}

/** By place of line, all promotions together. */
function poserParts(
  { promues }: Promu,
  lignes: readonly LigneQuiCompte[],
  { devise }: Change,
): bigint[] {
  const parLigne = lignes.map(() => 0n);
  for (const { promotion, parts } of promues.appliquees) {
    for (const [i, part] of parts) {
      parLigne[i] = (parLigne[i] ?? 0n) + part;
      lignes[i]?.ligne.promotions.push({ id: promotion.id, montant: centsOf(part, devise) });
    }
  }
  return parLigne;
}
