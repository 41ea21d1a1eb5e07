/** Coupons of the demo: one for each way a code is taken or refused. */
export interface CouponDemo {
  code: string;
  /** Code of the promotion it opens. */
  promotion: string;
  /** Days from now. */
  debut: number;
  fin: number;
  utilisationsMax?: number;
  utilisationsParCompte?: number;
  /** How many times it was used already. */
  utilisations?: number;
}

export const COUPONS: readonly CouponDemo[] = [
  {
    code: 'BIENVENUE-10',
    promotion: 'coupon-dix-pour-cent',
    debut: -90,
    fin: 90,
    utilisationsParCompte: 1,
  },
  { code: 'CHANTIER-20', promotion: 'coupon-vingt-euros', debut: -30, fin: 60 },
  { code: 'OUTILLAGE-15', promotion: 'coupon-outillage', debut: -30, fin: 60 },
  { code: 'FIDELE-5', promotion: 'coupon-fideles', debut: -30, fin: 60 },
  { code: 'COUVREUR-8', promotion: 'coupon-couvreurs', debut: -30, fin: 60 },
  { code: 'PRINTEMPS-10', promotion: 'coupon-dix-pour-cent', debut: -120, fin: -15 },
  { code: 'HIVER-20', promotion: 'coupon-vingt-euros', debut: 12, fin: 90 },
  {
    code: 'MERCI-20',
    promotion: 'coupon-vingt-euros',
    debut: -60,
    fin: 60,
    utilisationsMax: 3,
    utilisations: 3,
  },
];
