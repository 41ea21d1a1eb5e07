/** Where an order comes from, and what of it is looked at once more when it is made. */

/** The buyer, just now; a quote that was accepted; a payment that the bank took. */
export type Origine =
  | { de: 'panier' }
  /** `joursDits`: the days of the quote were shown before it was ordered. */
  | { de: 'devis'; devisId: number; joursDits: boolean }
  | { de: 'paiement' };

interface Controles {
  /** What the buyer had begun to pay by card is not to be paid as well. */
  fermePaiements: boolean;
  /** The company may order, within its credit, and whoever has to agree is asked. */
  autorise: boolean;
  /** The coupon may have been used up meanwhile. */
  verifieCoupon: boolean;
  /** The days agreed to: others are refused, others are taken and announced, or none were. */
  jours: 'tenus' | 'annonces' | 'libres';
}

const CONTROLES: Record<Origine['de'], Controles> = {
  panier: { fermePaiements: true, autorise: true, verifieCoupon: true, jours: 'tenus' },
  // It promised its prices, with its coupon, but no day: those are given when it is ordered.
  devis: { fermePaiements: false, autorise: true, verifieCoupon: false, jours: 'libres' },
  // Money taken always has its order: it waits for nobody, and nothing is refused.
  paiement: { fermePaiements: false, autorise: false, verifieCoupon: false, jours: 'annonces' },
};

export function controlesOf(origine: Origine): Controles {
  const controles = CONTROLES[origine.de];
  return origine.de === 'devis' && origine.joursDits ? { ...controles, jours: 'tenus' } : controles;
}
