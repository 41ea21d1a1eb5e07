/** Products and quotients of decimals, in ten-thousandths: money keeps as many (argent.ts). */
import { unitsOf } from '../argent.ts';

const UN = 10_000n;
const CENT = 100n;

/** The units of a decimal of at most four decimals. */
export function unitesOf(decimal: string): bigint {
  return unitsOf({ montant: decimal, devise: 'EUR' });
}

export function multiplier(a: bigint, b: bigint): bigint {
  return diviserPres(a * b, UN);
}

export function diviser(a: bigint, b: bigint): bigint {
  return diviserPres(a * UN, b);
}

/** A unit price: to the cent from one up, finer below, as the price of one screw of a box. */
export function arrondirPrix(unites: bigint): bigint {
  return unites >= UN ? diviserPres(unites, CENT) * CENT : unites;
}

/** A decimal as short as it can be written: `12.5`, `3`. */
export function writeDecimal(unites: bigint): string {
  const signe = unites < 0n ? '-' : '';
  const chiffres = String(unites < 0n ? -unites : unites).padStart(5, '0');
  const reste = chiffres.slice(-4).replace(/0+$/, '');
  return `${signe}${chiffres.slice(0, -4)}${reste && `.${reste}`}`;
}

/** Half away from zero. */
function diviserPres(a: bigint, b: bigint): bigint {
  const taille = a < 0n ? -a : a;
  const quotient = (taille * 2n + b) / (b * 2n);
  return a < 0n ? -quotient : quotient;
}
