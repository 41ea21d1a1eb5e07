/**
 * The price of an article for a compte and a quantity, and why it is that one. A negotiated net
 * price wins. Otherwise the lowest of tier, condition and promotion; they do not add up, except a
 * promotion said combinable, which comes off the best of the others.
 */
import {
  compareMontants,
  parseMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  type Devise,
  type Montant,
} from '../argent.ts';

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
  /** Tiers in force, in the same currency, to show what a larger quantity costs. */
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
  const offres = listOffres(donnees, change);
  const { retenu, candidats } = choisir(offres, quantite);
  const prixPublicHT = convertir(donnees.prixPublic, change);
  return {
    prixPublicHT,
    prixNetHT: retenu.prixHT,
    remise: pourcentDeRemise(prixPublicHT, retenu.prixHT),
    origine: retenu.origine,
    paliers: donnees.paliers.map((palier) => ({
      quantite: palier.quantite,
      prixNetHT: choisir(offres, palier.quantite).retenu.prixHT,
    })),
    explication: candidats,
  };
}

/** The prices worked out once, whatever the quantity they will be asked for. */
interface Offres {
  /** By rising quantity from which they count. */
  seules: { seuil: number; candidat: Candidat }[];
  combinables: readonly PromotionTarif[];
  change: Change;
}

function listOffres(donnees: DonneesTarif, change: Change): Offres {
  const { prixNegocie, promotions } = donnees;
  if (prixNegocie !== undefined) {
    const candidat: Candidat = { origine: 'negocie', prixHT: convertir(prixNegocie, change) };
    return { seules: [{ seuil: 1, candidat }], combinables: [], change };
  }
  return {
    seules: listSeules(donnees, change),
    combinables: promotions.filter(({ combinable }) => combinable),
    change,
  };
}

function listSeules(
  { prixPublic, paliers, condition, promotions }: DonneesTarif,
  change: Change,
): Offres['seules'] {
  const publicHT = convertir(prixPublic, change);
  const always = (candidat: Candidat) => ({ seuil: 1, candidat });
  return [
    always({ origine: 'public', prixHT: publicHT }),
    ...paliers.map(({ quantite, prix }) => ({
      seuil: quantite,
      candidat: {
        origine: 'palier' as const,
        prixHT: typeof prix === 'string' ? convertir(prix, change) : remiser(publicHT, prix.remise),
      },
    })),
    ...(condition === undefined
      ? []
      : [always({ origine: 'condition', prixHT: remiser(publicHT, condition) })]),
    ...promotions
      .filter(({ combinable }) => !combinable)
      .map((promotion) => always(appliquer(promotion, publicHT, change))),
  ];
}

function choisir(
  { seules, combinables, change }: Offres,
  quantite: number,
): { retenu: Candidat; candidats: Candidat[] } {
  const seuls = seules.filter(({ seuil }) => seuil <= quantite).map(({ candidat }) => candidat);
  const base = lowest(seuls);
  if (combinables.length === 0) return { retenu: base, candidats: seuls };
  const combines = combinables.map((promotion) => appliquer(promotion, base.prixHT, change));
  const candidats = [...seuls, ...combines];
  return { retenu: lowest(candidats), candidats };
}

function appliquer(promotion: PromotionTarif, base: Montant, change: Change): Candidat {
  const { remise, code } = promotion;
  const prixHT =
    'pourcent' in remise
      ? remiser(base, remise.pourcent)
      : notNegative(subtractMontants(base, convertir(remise.montant, change)));
  return { origine: 'promotion', prixHT, promotion: code };
}

function lowest(candidats: readonly Candidat[]): Candidat {
  // The first of equals: a price is explained by the simplest reason.
  return candidats.reduce((best, candidat) =>
    compareMontants(candidat.prixHT, best.prixHT) < 0 ? candidat : best,
  );
}

function convertir(prix: string, { devise, pourCent }: Change): Montant {
  const euros = parseMontant(prix, 'EUR');
  if (devise === 'EUR') return euros;
  const derived = { ...percentOfMontant(euros, pourCent), devise };
  return samePrecision(derived, euros);
}

function remiser(base: Montant, pourcent: string): Montant {
  return notNegative(samePrecision(subtractMontants(base, percentOfMontant(base, pourcent)), base));
}

/** A price keeps the precision of its list: whole cents stay whole cents. */
function samePrecision(prix: Montant, list: Montant): Montant {
  if (!list.montant.endsWith('00')) return prix;
  return parseMontant(roundMontant(prix).montant, prix.devise);
}

function notNegative(prix: Montant): Montant {
  return prix.montant.startsWith('-') ? parseMontant('0', prix.devise) : prix;
}

/** Whole hundredths of a percent, so that « −12,5 % » is exact. */
function pourcentDeRemise(publicHT: Montant, netHT: Montant): string {
  const total = units(publicHT);
  if (total === 0n) return '0';
  const gap = total - units(netHT);
  const hundredths = (gap * 20_000n + total) / (total * 2n);
  if (hundredths <= 0n) return '0';
  const text = String(hundredths).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '');
}

function units({ montant }: Montant): bigint {
  return BigInt(montant.replace('.', ''));
}
