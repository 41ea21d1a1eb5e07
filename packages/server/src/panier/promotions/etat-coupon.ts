/** Whether a coupon counts in a basket, and why it does not. */
import { centsOf, type Devise } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direMontants } from '@comptoir/contract/words/montants-du-texte.ts';
import type { CouponPanier, RaisonCoupon } from '@comptoir/contract/panier/coupon.contract.ts';
import { compterPromotion } from '@comptoir/contract/promotions/promotion-comptee.ts';
import type { TextValues } from '@comptoir/contract/words/texts.ts';
import type { Coupon } from './coupon.sql.ts';
import { MOTS, MOTS_ERREURS } from './mots.ts';
import type { PromotionOuverte, Promu } from './promouvoir.ts';

export interface MotifCoupon {
  raison: RaisonCoupon;
  /** For its sentence. */
  mots: TextValues;
  /** For programs. */
  data: Record<string, unknown>;
}

interface Porteur {
  compteId: number | undefined;
  groupes: readonly number[];
  jour: string;
}

/** Who may use it, and when: undefined while nothing is against it. */
export function verifierCoupon(coupon: Coupon, porteur: Porteur): MotifCoupon | undefined {
  const { debut, fin, groupes } = coupon;
  const { compteId, jour } = porteur;
  if (coupon.compteId !== null && coupon.compteId !== compteId) return motif('coupon-reserve');
  if (groupes.length > 0 && !groupes.some((groupe) => porteur.groupes.includes(groupe))) {
    return motif('coupon-reserve');
  }
  if (fin !== null && fin < jour) return motif('coupon-expire', { fin: formatDate(fin) });
  if (debut > jour) return motif('coupon-a-venir', { debut: formatDate(debut) });
  return isEpuise(coupon) ? motif('coupon-epuise') : undefined;
}

function isEpuise(coupon: Coupon): boolean {
  const { utilisations, utilisationsMax, utilisationsDuCompte, utilisationsParCompte } = coupon;
  return (
    (utilisationsMax !== null && utilisations >= utilisationsMax) ||
    (utilisationsParCompte !== null && utilisationsDuCompte >= utilisationsParCompte)
  );
}

interface Lecture {
  langue: Locale;
  devise: Devise;
}

/** What it does in the basket that was worked out with it. */
export function verifierEffet(
  { promotionId }: Coupon,
  promu: Promu,
  lecture: Lecture,
): MotifCoupon | undefined {
  const { appliquees, surpassees } = promu.promues;
  if (appliquees.some(({ promotion }) => promotion.id === promotionId)) return undefined;
  const ouverte = promu.ouvertes.find(({ id }) => id === promotionId);
  if (!ouverte) return motif('coupon-sans-objet');
  if (surpassees.includes(ouverte)) {
    return motif(ouverte.remisees.length === 0 ? 'coupon-sans-objet' : 'coupon-surpasse');
  }
  const isEnMontant = !ouverte.lot && ouverte.mesure === 'montant';
  return isEnMontant ? minimumNonAtteint(ouverte, promu, lecture) : motif('coupon-sans-objet');
}

function minimumNonAtteint(
  ouverte: PromotionOuverte,
  { lignes }: Promu,
  { langue, devise }: Lecture,
): MotifCoupon {
  const palier = ouverte.paliers[0]?.seuil ?? 0n;
  const seuil = centsOf(palier, devise);
  const reste = centsOf(palier - compterPromotion(ouverte, lignes), devise);
  const mots = { minimum: formatArgent(langue, seuil), manque: formatArgent(langue, reste) };
  return motif('coupon-minimum', mots, { seuil, reste });
}

function motif(
  raison: RaisonCoupon,
  mots: TextValues = {},
  data: Record<string, unknown> = {},
): MotifCoupon {
  return { raison, mots, data };
}

export function toCouponPanier(
  { code, titre, promotionId }: Coupon,
  motifCoupon: MotifCoupon | undefined,
  { promues }: Promu,
  { langue, devise, change }: Lecture & { change: Change },
): CouponPanier {
  const sienne = promues.appliquees.find(({ promotion }) => promotion.id === promotionId);
  return {
    code,
    libelle: direMontants(titre[langue], langue, change),
    montant: centsOf(motifCoupon ? 0n : (sienne?.montant ?? 0n), devise),
    valide: !motifCoupon,
    raison: motifCoupon?.raison ?? null,
    message: motifCoupon ? phraseOf(motifCoupon, langue) : null,
  };
}

function phraseOf({ raison, mots }: MotifCoupon, langue: Locale): string {
  return raison === 'coupon-surpasse'
    ? MOTS[langue]('coupon.surpasse')
    : MOTS_ERREURS[langue](raison, mots);
}
