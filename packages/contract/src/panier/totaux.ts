/**
 * What a basket amounts to. Each line is rounded, VAT is worked out by rate on the sum of its
 * lines. The eco-participation is never discounted and bears VAT like what it comes with.
 */
import {
  centsOf,
  compareMontants,
  multiplyMontant,
  percentOfMontant,
  remiserMontant,
  roundMontant,
  roundUnits,
  sumMontants,
  unitsOf,
  type Devise,
  type Montant,
} from '../argent.ts';
import type { TarifPanier } from './tarif-panier.schema.ts';

/** A line that counts, at the prices of one unit of sale. */
export interface LigneComptee {
  quantite: number;
  prixPublicHT: Montant;
  /** What is paid, discount of the delegate taken off. */
  prixHT: Montant;
  ecoHT: Montant | null;
  /** Percent. */
  tva: string;
  /** The price of the cutting of the line, which no discount bears on. */
  coupeHT?: Montant | undefined;
}

/** What promotions take off the basket. */
export interface Reductions {
  promotions: TarifPanier['promotions'];
  /** By place of line, in ten-thousandths and whole cents. */
  parLigne: readonly bigint[];
}

const SANS_REDUCTIONS: Reductions = { promotions: [], parLigne: [] };

export function montantDeLigne(prixHT: Montant, quantite: number): Montant {
  return roundMontant(multiplyMontant(prixHT, quantite));
}

/** A discount never takes a price under the floor; a price already under it stays as it is. */
export function remiserPrix(prixHT: Montant, remise: string | null, plancherHT: Montant): Montant {
  if (remise === null) return prixHT;
  const remis = remiserMontant(prixHT, remise);
  return compareMontants(remis, plancherHT) >= 0 ? remis : lower(prixHT, plancherHT);
}

export function calculerTotaux(
  lignes: readonly LigneComptee[],
  devise: Devise,
  { promotions, parLigne }: Reductions = SANS_REDUCTIONS,
): TarifPanier {
  let reduit = 0n;
  let brut = 0n;
  let net = 0n;
  let eco = 0n;
  let economies = 0n;
  const bases = new Map<string, bigint>();
  for (const [i, ligne] of lignes.entries()) {
    const quantite = BigInt(ligne.quantite);
    const saCoupe = ligne.coupeHT ? unitsIn(devise, ligne.coupeHT) : 0n;
    const aPlein = roundUnits(unitsIn(devise, ligne.prixPublicHT) * quantite) + saCoupe;
    const reduction = parLigne[i] ?? 0n;
    const paye = roundUnits(unitsIn(devise, ligne.prixHT) * quantite) - reduction + saCoupe;
    reduit += reduction;
    const saEco = ligne.ecoHT ? roundUnits(unitsIn(devise, ligne.ecoHT) * quantite) : 0n;
    brut += aPlein;
    net += paye;
    eco += saEco;
    if (aPlein > paye) economies += aPlein - paye;
    bases.set(ligne.tva, (bases.get(ligne.tva) ?? 0n) + paye + saEco);
  }
  const tva = [...bases]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([taux, units]) => {
      const base = centsOf(units, devise);
      return { taux, base, montant: roundMontant(percentOfMontant(base, taux)) };
    });
  const netHT = centsOf(net + eco, devise);
  const taxes = tva.map(({ montant }) => montant);
  return {
    devise,
    brutHT: centsOf(brut, devise),
    remises: centsOf(brut - net, devise),
    remisesPrix: centsOf(brut - net - reduit, devise),
    promotions,
    port: null,
    ecoParticipation: centsOf(eco, devise),
    netHT,
    tva,
    ttc: roundMontant(sumMontants([netHT, ...taxes], devise)),
    economies: centsOf(economies, devise),
  };
}

/** The rate carriage bears in mainland France. */
export const TVA_PORT = '20';

/**
 * The same with carriage: it enters what is paid and the base of its own rate, whose tax is worked
 * out anew on the whole base, once.
 */
export function compterPort(tarif: TarifPanier, port: Montant): TarifPanier {
  const { devise } = tarif;
  const frais = roundUnits(unitsIn(devise, port));
  const sans = tarif.port ? roundUnits(unitsIn(devise, tarif.port)) : 0n;
  const taux = tarif.tva.some((row) => isTauxPort(row.taux))
    ? tarif.tva
    : [...tarif.tva, { taux: TVA_PORT, base: centsOf(0n, devise), montant: centsOf(0n, devise) }];
  const tva = taux
    .map((row) => (isTauxPort(row.taux) ? avecBase(row, frais - sans, devise) : row))
    .filter(({ base }) => unitsOf(base) !== 0n)
    .sort((a, b) => Number(a.taux) - Number(b.taux));
  const netHT = centsOf(unitsOf(tarif.netHT) + frais - sans, devise);
  return {
    ...tarif,
    port: centsOf(frais, devise),
    netHT,
    tva,
    ttc: roundMontant(sumMontants([netHT, ...tva.map(({ montant }) => montant)], devise)),
  };
}

function avecBase(
  { taux, base }: TarifPanier['tva'][number],
  de: bigint,
  devise: Devise,
): TarifPanier['tva'][number] {
  const avec = centsOf(unitsOf(base) + de, devise);
  return { taux, base: avec, montant: roundMontant(percentOfMontant(avec, taux)) };
}

function isTauxPort(taux: string): boolean {
  return Number(taux) === Number(TVA_PORT);
}

function unitsIn(devise: Devise, montant: Montant): bigint {
  if (montant.devise !== devise) throw new RangeError(`a line in ${montant.devise}, not ${devise}`);
  return unitsOf(montant);
}

function lower(a: Montant, b: Montant): Montant {
  return compareMontants(a, b) <= 0 ? a : b;
}
