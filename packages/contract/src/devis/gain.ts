/** What an offer saves against the price one would pay without it. */
import {
  multiplyMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
  type Devise,
  type Montant,
} from '../argent.ts';
import type { LigneDevis } from './devis.schema.ts';

type Prix = Pick<LigneDevis, 'prixHT' | 'prixProposeHT' | 'quantite'>;

/** The gain on one line, rounded; null where there is no offer. */
export function gainOf({ prixHT, prixProposeHT, quantite }: Prix): Montant | null {
  if (prixProposeHT === null) return null;
  return roundMontant(multiplyMontant(subtractMontants(prixHT, prixProposeHT), quantite));
}

export function gainTotal(lignes: readonly Prix[], devise: Devise): Montant {
  return sumMontants(
    lignes.flatMap((ligne) => gainOf(ligne) ?? []),
    devise,
  );
}
