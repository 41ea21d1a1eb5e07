/** What a part of a line of an order comes to: the parts add up to the line, to the cent. */
import {
  centsOf,
  parseMontant,
  roundUnits,
  unitsOf,
  type Devise,
} from '@comptoir/contract/argent.ts';

/** Ten-thousandths, whole cents. */
export interface MontantsDeLigne {
  brut: bigint;
  coupe: bigint;
  eco: bigint;
  promotion: bigint;
  arrondi: bigint;
  net: bigint;
}

interface LigneEntiere {
  commandee: number;
  prixHT: string;
  montantHT: string;
  promotionHT: string;
  ecoHT: string | null;
}

/**
 * From piece `avant` on, `quantite` pieces. Each amount is cut where the pieces are: what comes up to
 * one piece, rounded, less what came before. The price of so many pieces may differ from that by a
 * cent, which is told as rounding.
 */
export function montantsDePart(
  { commandee, prixHT, montantHT, promotionHT, ecoHT }: LigneEntiere,
  { avant, quantite }: { avant: number; quantite: number },
): MontantsDeLigne {
  const prix = units(prixHT);
  const brutEntier = roundUnits(prix * BigInt(commandee));
  const coupeEntiere = units(montantHT) - brutEntier;
  const ecoEntiere = ecoHT === null ? 0n : roundUnits(units(ecoHT) * BigInt(commandee));
  const part = (entier: bigint) => partOf(entier, { entiere: commandee, avant, quantite });
  const brut = roundUnits(prix * BigInt(quantite));
  const arrondi = part(brutEntier) - brut;
  const coupe = part(coupeEntiere);
  const eco = part(ecoEntiere);
  const promotion = part(units(promotionHT));
  return { brut, coupe, eco, promotion, arrondi, net: brut + coupe + eco + arrondi - promotion };
}

interface Part {
  /** Pieces of the whole. */
  entiere: number;
  avant: number;
  quantite: number;
}

/** What so many pieces are of an amount: all parts add up to it. */
export function partOf(entier: bigint, { entiere, avant, quantite }: Part): bigint {
  const jusque = (pieces: number) => divise(entier * BigInt(pieces), BigInt(entiere));
  return jusque(avant + quantite) - jusque(avant);
}

export const units = (decimal: string): bigint => unitsOf(parseMontant(decimal, 'EUR'));

/** Two decimals. */
export const cents = (valeur: bigint, devise: Devise = 'EUR'): string =>
  centsOf(valeur, devise).montant;

/** To whole cents, half away from zero. */
function divise(valeur: bigint, diviseur: bigint): bigint {
  const cent = 100n * diviseur;
  const signe = valeur < 0n ? -1n : 1n;
  return ((valeur * signe * 2n + cent) / (2n * cent)) * 100n * signe;
}

export const isNul = (decimal: string): boolean => units(decimal) === 0n;
