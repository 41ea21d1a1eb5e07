/** What a company adds when it sells on: by family, and for all the others. Of this browser alone. */
import { percentOfMontant, roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import { DISCRETIONS, type Discretion } from '@comptoir/contract/discretion/discretion.ts';
import { createRemembered } from '../page/remembered.ts';

export interface Coefficients {
  /** What the key and the menu do. */
  mode: Discretion;
  /** In hundredths: 150 sells for one and a half times the net price. */
  parDefaut: number;
  parFamille: Readonly<Record<number, number>>;
}

export const COEFFICIENT_MIN = 100;
export const COEFFICIENT_MAX = 2000;

export function isCoefficient(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    (value as number) >= COEFFICIENT_MIN &&
    (value as number) <= COEFFICIENT_MAX
  );
}

/** « 1,35 » or “1.35” as hundredths; undefined where it is none, or out of bounds. */
export function parseCoefficient(texte: string): number | undefined {
  const [, entier = '', decimales = ''] = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*$/.exec(texte) ?? [];
  const centiemes = Number(entier + decimales.padEnd(2, '0'));
  return entier !== '' && isCoefficient(centiemes) ? centiemes : undefined;
}

/** What is stored may be anything. */
export function readCoefficients(stored: unknown): Coefficients {
  const { mode, parDefaut, parFamille } = (stored ?? {}) as Partial<
    Record<keyof Coefficients, unknown>
  >;
  const familles = Object.entries(typeof parFamille === 'object' ? (parFamille ?? {}) : {});
  return {
    mode: DISCRETIONS.find((known) => known === mode) ?? 'masques',
    parDefaut: isCoefficient(parDefaut) ? parDefaut : 150,
    parFamille: Object.fromEntries(
      familles.filter(([id, value]) => /^\d+$/.test(id) && isCoefficient(value)),
    ) as Record<number, number>,
  };
}

export const coefficients = createRemembered('comptoir.coefficients', readCoefficients);

/** Exact, to the cent. */
export function prixDeVente(
  net: Montant,
  familleId: number | undefined,
  { parDefaut, parFamille }: Coefficients,
): Montant {
  return roundMontant(percentOfMontant(net, String(parFamille[familleId ?? 0] ?? parDefaut)));
}
