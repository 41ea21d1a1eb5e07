export const MODES_PAIEMENT = ['en-compte', 'carte', 'virement', 'au-retrait'] as const;
export type ModePaiement = (typeof MODES_PAIEMENT)[number];
