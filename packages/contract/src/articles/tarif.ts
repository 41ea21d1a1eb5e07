/**
 * The price of an article for a compte and a quantity, and why it is that one. A negotiated net
 * price wins. Otherwise the lowest of tier, condition and promotion; they do not add up, except a
 * promotion said combinable, which comes off the best of the others.
 */
import type { Devise, Montant } from '../argent.ts';
import {
  hundredthsOfPercent,
  percentOfUnits,
  readUnits,
  roundToCents,
  writeUnits,
} from './dix-milliemes.ts';

export const ORIGINES_TARIF = ['public', 'palier', 'condition', 'promotion', 'negocie'] as const;
export type OrigineTarif = (typeof ORIGINES_TARIF)[number];

export interface Palier {
  /** From this quantity on. */
  quantite: number;
  /** A price, or a percent off the public one. */
  prix: string | { remise: string };
}

export interface PromotionTarif {
  code: string;
  /** Off the unit price. */
  remise: { pourcent: string } | { montant: string };
  combinable: boolean;
}

/** What is in force for one article and one compte, in euros, unit prices without tax. */
export interface DonneesTarif {
  prixPublic: string;
  /** By rising quantity. */
  paliers: readonly Palier[];
  prixNegocie?: string | undefined;
  /** Percent of the compte for the family or the brand, the best of them. */
  condition?: string | undefined;
  promotions: readonly PromotionTarif[];
}

/** Lists are kept in euros; another currency is derived by a dated rate, unit price by unit price. */
export interface Change {
  devise: Devise;
  /** What 100 EUR are worth: `86.43`. Unused for EUR. */
  pourCent: string;
}

export const EUROS: Change = { devise: 'EUR', pourCent: '100' };

export interface Tarif {
  prixPublicHT: Montant;
  prixNetHT: Montant;
  /** Off the public price, percent with at most two decimals. */
  remise: string;
  origine: OrigineTarif;
  /** Code of the promotion the net price comes from. */
  promotion: string | undefined;
  /** Tiers that make it cheaper, in the same currency, to show what a larger quantity costs. */
  paliers: { quantite: number; prixNetHT: Montant }[];
  /** Every price that was considered, the one chosen included. */
  explication: Candidat[];
}

export interface Candidat {
  origine: OrigineTarif;
  prixHT: Montant;
  /** Code of the promotion, when there is one in it. */
  promotion?: string;
}

export function calculerTarif(
  donnees: DonneesTarif,
  quantite: number,
  change: Change = EUROS,
): Tarif {
  const euros = readUnits(donnees.prixPublic);
  const publics = convertir(euros, change);
  const offres = listOffres(donnees, publics, change);
  const candidats = listCandidats(offres, quantite);
  const retenu = lowest(candidats);
  const montant = (units: number): Montant => ({
    montant: writeUnits(units),
    devise: change.devise,
  });
  return {
    prixPublicHT: montant(publics),
    prixNetHT: montant(retenu.prix),
    remise: pourcentDeRemise(publics, retenu.prix),
    origine: retenu.origine,
    promotion: retenu.promotion,
    paliers: listPaliers(donnees, offres).map(({ quantite: seuil, prix }) => ({
      quantite: seuil,
      prixNetHT: montant(prix),
    })),
    explication: candidats.map(({ origine, prix, promotion }) =>
      promotion === undefined
        ? { origine, prixHT: montant(prix) }
        : { origine, prixHT: montant(prix), promotion },
    ),
  };
}

/** An amount in euros that no discount bears on (eco-participation) in the currency of the buyer. */
export function convertirMontant(euros: string, change: Change): Montant {
  const units = readUnits(euros);
  return {
    montant: writeUnits(
      change.devise === 'EUR' ? units : percentOfUnits(units, readUnits(change.pourCent)),
    ),
    devise: change.devise,
  };
}

/** A candidate whose price is in ten-thousandths of the currency. */
interface Offre {
  /** Quantity from which it counts. */
  seuil: number;
  origine: OrigineTarif;
  prix: number;
  promotion?: string;
}

/** The prices worked out once, whatever the quantity they will be asked for. */
interface Offres {
  seules: readonly Offre[];
  combinables: readonly PromotionTarif[];
  change: Change;
}

function listOffres(donnees: DonneesTarif, publics: number, change: Change): Offres {
  const { prixNegocie, paliers, condition, promotions } = donnees;
  if (prixNegocie !== undefined) {
    const prix = convertir(readUnits(prixNegocie), change);
    return { seules: [{ seuil: 1, origine: 'negocie', prix }], combinables: [], change };
  }
  const seules: Offre[] = [{ seuil: 1, origine: 'public', prix: publics }];
  for (const { quantite, prix } of paliers) {
    seules.push({
      seuil: quantite,
      origine: 'palier',
      prix:
        typeof prix === 'string'
          ? convertir(readUnits(prix), change)
          : remiser(publics, prix.remise),
    });
  }
  if (condition !== undefined) {
    seules.push({ seuil: 1, origine: 'condition', prix: remiser(publics, condition) });
  }
  for (const promotion of promotions) {
    if (!promotion.combinable) seules.push(appliquer(promotion, publics, change));
  }
  return { seules, combinables: promotions.filter(({ combinable }) => combinable), change };
}

function listCandidats({ seules, combinables, change }: Offres, quantite: number): Offre[] {
  const seuls = seules.filter(({ seuil }) => seuil <= quantite);
  if (combinables.length === 0) return seuls;
  const base = lowest(seuls).prix;
  return [...seuls, ...combinables.map((promotion) => appliquer(promotion, base, change))];
}

function listPaliers(
  { paliers }: DonneesTarif,
  offres: Offres,
): { quantite: number; prix: number }[] {
  const useful: { quantite: number; prix: number }[] = [];
  if (paliers.length === 0) return useful;
  let prix = netPour(offres, 1);
  for (const { quantite } of paliers) {
    const net = netPour(offres, quantite);
    if (net < prix) useful.push({ quantite, prix: net });
    prix = net;
  }
  return useful;
}

/** The lowest of `listCandidats`, without listing them: a table shows it for every tier. */
function netPour({ seules, combinables, change }: Offres, quantite: number): number {
  let base = Infinity;
  for (const { seuil, prix } of seules) if (seuil <= quantite && prix < base) base = prix;
  let net = base;
  for (const promotion of combinables) {
    net = Math.min(net, appliquer(promotion, base, change).prix);
  }
  return net;
}

function appliquer({ remise, code }: PromotionTarif, base: number, change: Change): Offre {
  const prix =
    'pourcent' in remise
      ? remiser(base, remise.pourcent)
      : Math.max(0, base - convertir(readUnits(remise.montant), change));
  return { seuil: 1, origine: 'promotion', prix, promotion: code };
}

function lowest(offres: readonly Offre[]): Offre {
  // The first of equals: a price is explained by the simplest reason.
  return offres.reduce((best, offre) => (offre.prix < best.prix ? offre : best));
}

function convertir(euros: number, { devise, pourCent }: Change): number {
  if (devise === 'EUR') return euros;
  return samePrecision(percentOfUnits(euros, readUnits(pourCent)), euros);
}

function remiser(base: number, pourcent: string): number {
  return samePrecision(Math.max(0, base - percentOfUnits(base, readUnits(pourcent))), base);
}

/** A price keeps the precision of its list: whole cents stay whole cents. */
function samePrecision(prix: number, list: number): number {
  return list % 100 === 0 ? roundToCents(prix) : prix;
}

/** Whole hundredths of a percent, so that « −12,5 % » is exact. */
function pourcentDeRemise(publics: number, net: number): string {
  if (net >= publics) return '0';
  const text = String(hundredthsOfPercent(publics - net, publics)).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '');
}
