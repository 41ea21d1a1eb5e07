/**
 * What a basket amounts to. Each line is rounded, VAT is worked out by rate on the sum of its
 * lines. The eco-participation is never discounted and bears VAT like what it comes with.
 */
import {
  addMontants,
  compareMontants,
  multiplyMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
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
}

export function montantDeLigne(prixHT: Montant, quantite: number): Montant {
  return roundMontant(multiplyMontant(prixHT, quantite));
}

/** A discount never takes a price under the floor; a price already under it stays as it is. */
export function remiserPrix(prixHT: Montant, remise: string | null, plancherHT: Montant): Montant {
  if (remise === null) return prixHT;
  const remis = subtractMontants(prixHT, percentOfMontant(prixHT, remise));
  return compareMontants(remis, plancherHT) >= 0 ? remis : lower(prixHT, plancherHT);
}

export function calculerTotaux(lignes: readonly LigneComptee[], devise: Devise): TarifPanier {
  const comptees = lignes.map((ligne) => {
    const { quantite, ecoHT } = ligne;
    return {
      brut: montantDeLigne(ligne.prixPublicHT, quantite),
      net: montantDeLigne(ligne.prixHT, quantite),
      eco: ecoHT === null ? zero(devise) : montantDeLigne(ecoHT, quantite),
      tva: ligne.tva,
    };
  });
  const total = (montants: Iterable<Montant>) => roundMontant(sumMontants(montants, devise));
  const brutHT = total(comptees.map(({ brut }) => brut));
  const marchandise = total(comptees.map(({ net }) => net));
  const ecoParticipation = total(comptees.map(({ eco }) => eco));
  const netHT = total([marchandise, ecoParticipation]);
  const tva = [...Map.groupBy(comptees, (ligne) => ligne.tva)]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([taux, memes]) => {
      const base = total(memes.map(({ net, eco }) => addMontants(net, eco)));
      return { taux, base, montant: roundMontant(percentOfMontant(base, taux)) };
    });
  return {
    devise,
    brutHT,
    remises: roundMontant(subtractMontants(brutHT, marchandise)),
    port: null,
    ecoParticipation,
    netHT,
    tva,
    ttc: total([netHT, ...tva.map(({ montant }) => montant)]),
    economies: total(
      comptees.map(({ brut, net }) =>
        compareMontants(brut, net) > 0 ? subtractMontants(brut, net) : zero(devise),
      ),
    ),
  };
}

function lower(a: Montant, b: Montant): Montant {
  return compareMontants(a, b) <= 0 ? a : b;
}

function zero(devise: Devise): Montant {
  return { montant: '0.0000', devise };
}
