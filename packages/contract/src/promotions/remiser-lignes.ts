/**
 * What promotions that go together take off the lines they share: whole lots first, at the price
 * of the line; then percents, of what is left; then amounts.
 */
import type { LignePromue, PalierPromotion, PromotionComptee } from './promotion-comptee.ts';
import { repartir, type Part } from './repartir.ts';

/** A discount whose threshold is reached. */
export interface Remise {
  promotion: PromotionComptee;
  palier: PalierPromotion;
}

/** By id of promotion, then by place of line. Nothing is kept of what takes nothing off. */
export type Remisees = Map<number, ReadonlyMap<number, bigint>>;

/** A line that discounts are being taken off. */
interface Ligne {
  place: number;
  cle: number;
  quantite: number;
  /** Left to pay, and what may still be taken off. */
  reste: bigint;
  disponible: bigint;
  /** A unit is in one lot at most. */
  enLot: boolean;
}

const CENT_POUR_CENT = 1_000_000n;
// A free unit is a part of its line: enough digits that it is exact to the cent.
const PRECISION = 1_000_000n;

export function remiserLignes(
  lignes: readonly LignePromue[],
  remises: readonly Remise[],
  isLibre: (ligne: number) => boolean,
): Remisees {
  const etats: (Ligne | undefined)[] = [];
  const remisees: Remisees = new Map();
  for (const remise of enOrdre(remises)) {
    const siennes = remise.promotion.remisees
      .filter(isLibre)
      .flatMap((place) => (etats[place] ??= ouvrir(lignes, place)) ?? []);
    const parts = remiser(remise, siennes);
    if (parts.size > 0) remisees.set(remise.promotion.id, parts);
  }
  return remisees;
}

export function totalOf(remisees: Remisees): bigint {
  let total = 0n;
  for (const parts of remisees.values()) for (const montant of parts.values()) total += montant;
  return total;
}

function ouvrir(lignes: readonly LignePromue[], place: number): Ligne | undefined {
  const ligne = lignes[place];
  if (!ligne) return undefined;
  const { cle, quantite, montant, plafond } = ligne;
  return { place, cle, quantite, reste: montant, disponible: plafond, enLot: false };
}

function enOrdre(remises: readonly Remise[]): Remise[] {
  return remises.toSorted((a, b) => phaseOf(a) - phaseOf(b) || a.promotion.id - b.promotion.id);
}

function phaseOf({ promotion, palier }: Remise): number {
  if (promotion.lot) return 0;
  return palier.pourcent === undefined ? 2 : 1;
}

/** Takes it off the lines, and returns by place how much of each. */
function remiser({ promotion: { lot }, palier }: Remise, siennes: readonly Ligne[]) {
  const prises = new Map<number, bigint>();
  const lignes = lot ? parPrix(siennes.filter(({ enLot }) => !enLot)) : siennes;
  const parts = lot ? partsDeLot(lignes, lot) : partsOf(lignes, palier);
  for (const [i, ligne] of lignes.entries()) {
    const part = parts[i] ?? 0n;
    if (part === 0n) continue;
    ligne.reste -= part;
    ligne.disponible -= part;
    prises.set(ligne.place, part);
  }
  if (lot && prises.size > 0) for (const ligne of lignes) ligne.enLot = true;
  return prises;
}

function partsOf(lignes: readonly Ligne[], { pourcent, montant = 0n }: PalierPromotion): bigint[] {
  if (pourcent !== undefined) {
    const parts = lignes.map((ligne) => partOf(ligne, ligne.reste * pourcent, CENT_POUR_CENT));
    return repartir(parts, CENT_POUR_CENT);
  }
  const disponible = lignes.reduce((sum, ligne) => sum + ligne.disponible, 0n);
  if (disponible === 0n) return [];
  const total = montant < disponible ? montant : disponible;
  const parts = lignes.map((ligne) => partOf(ligne, total * ligne.disponible, disponible));
  return repartir(parts, disponible);
}

type Lot = NonNullable<PromotionComptee['lot']>;

/** Dearest units first, lot by lot: the last units of each are free. It is what gives most. */
function partsDeLot(lignes: readonly Ligne[], lot: Lot): bigint[] {
  const total = lignes.reduce((sum, { quantite }) => sum + quantite, 0);
  const enLots = total - (total % lot.achetes);
  let avant = 0;
  const parts = lignes.map((ligne) => {
    const debut = Math.min(avant, enLots);
    avant += ligne.quantite;
    const offertes = offertesParmi(lot, Math.min(avant, enLots)) - offertesParmi(lot, debut);
    const part = (ligne.reste * BigInt(offertes) * PRECISION) / BigInt(ligne.quantite);
    return partOf(ligne, part, PRECISION);
  });
  return repartir(parts, PRECISION);
}

/** How many of so many units, dearest first, are free. */
function offertesParmi({ achetes, payes }: Lot, unites: number): number {
  return Math.floor(unites / achetes) * (achetes - payes) + Math.max(0, (unites % achetes) - payes);
}

/** By falling price of one unit, compared without dividing. */
function parPrix(lignes: readonly Ligne[]): Ligne[] {
  return lignes.toSorted((a, b) => {
    const gap = b.reste * BigInt(a.quantite) - a.reste * BigInt(b.quantite);
    return gap === 0n ? a.cle - b.cle : gap > 0n ? 1 : -1;
  });
}

/** Never more than the line may still lose. */
function partOf({ cle, disponible }: Ligne, numerateur: bigint, denominateur: bigint): Part {
  const maximum = disponible * denominateur;
  return { cle, numerateur: numerateur < maximum ? numerateur : maximum };
}
