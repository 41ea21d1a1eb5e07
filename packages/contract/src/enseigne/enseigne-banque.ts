/** Where transfers go: of the brand, but beside `enseigne.ts`, which every browser loads. */
export const banque = {
  titulaire: 'Comptoir SAS',
  // An account at a bank that does not exist: nothing arrives there.
  iban: 'FR7199999000440001630A44125',
  bic: 'CPTRFR2N',
};

/** In groups of four, as people copy it. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
