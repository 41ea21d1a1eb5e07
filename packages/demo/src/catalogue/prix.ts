/** What a demo article costs: price of the maker, floor, and tiers by the value of a pack. */

export interface PalierGenere {
  quantite: number;
  /** Percent off. */
  remise: number;
}

/** Whole cents; `percent` of the model's price, ended as prices in the trade end. */
export function prixFabrication(centimes: number, percent: number): number {
  const exact = Math.max(1, Math.round((centimes * percent) / 100));
  if (exact < 1000) return exact;
  // 12,37 → 12,40; 123,37 → 123,50; 1234,37 → 1234.
  const step = exact < 10_000 ? 10 : exact < 100_000 ? 50 : 100;
  return Math.round(exact / step) * step;
}

/** Cents under which no discount goes: the margin kept is larger on what costs little. */
export function prixPlancher(centimes: number): number {
  const percent = centimes < 1000 ? 60 : centimes < 10_000 ? 68 : 78;
  return Math.max(1, Math.round((centimes * percent) / 100));
}

// Up to a price in cents, what larger quantities give. Machines and dear goods have none.
const BAREME: readonly { jusqua: number; paliers: readonly PalierGenere[] }[] = [
  {
    jusqua: 400,
    paliers: [
      { quantite: 10, remise: 5 },
      { quantite: 50, remise: 10 },
      { quantite: 200, remise: 15 },
    ],
  },
  {
    jusqua: 2500,
    paliers: [
      { quantite: 5, remise: 4 },
      { quantite: 20, remise: 8 },
    ],
  },
  {
    jusqua: 12_000,
    paliers: [
      { quantite: 4, remise: 3 },
      { quantite: 10, remise: 6 },
    ],
  },
  { jusqua: 30_000, paliers: [{ quantite: 5, remise: 3 }] },
];

/** Quantities are steps the article can be ordered in. */
export function listPaliers(centimes: number, multiple: number): PalierGenere[] {
  const paliers = BAREME.find(({ jusqua }) => centimes <= jusqua)?.paliers ?? [];
  return paliers.map(({ quantite, remise }) => ({
    quantite: quantite * multiple,
    remise,
  }));
}

/** `1234` → `12.34`: money leaves as a decimal. */
export function euros(centimes: number): string {
  const digits = String(centimes).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
