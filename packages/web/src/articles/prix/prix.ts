/** What a quantity costs: the tier in force. */
import {
  addMontants,
  compareMontants,
  majorerMontant,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';

/** Rank of the tier a quantity reaches; -1 below the first. */
export function palierEnVigueur(
  { paliers }: Pick<TarifAffiche, 'paliers'>,
  quantite: number,
): number {
  return paliers.findLastIndex((palier) => palier.quantite <= quantite);
}

/** Net price of one unit when that many are bought. */
export function prixPourQuantite(
  tarif: Pick<TarifAffiche, 'prixNetHT' | 'paliers'>,
  quantite: number,
): Montant {
  return tarif.paliers[palierEnVigueur(tarif, quantite)]?.prixNetHT ?? tarif.prixNetHT;
}

/** A negotiated price or a promotion may beat every tier: only those that lower it are shown. */
export function paliersUtiles({
  prixNetHT,
  paliers,
}: Pick<TarifAffiche, 'prixNetHT' | 'paliers'>): TarifAffiche['paliers'] {
  return paliers.filter(
    (palier, rang) =>
      compareMontants(palier.prixNetHT, paliers[rang - 1]?.prixNetHT ?? prixNetHT) < 0,
  );
}

/** The public price stands beside the net one, struck, when it is higher. */
export function isRemise(publicHT: Montant, netHT: Montant): boolean {
  return compareMontants(netHT, publicHT) < 0;
}

/** The price of one unit. The eco-contribution is taxed with what it comes on. */
export function avecTva(
  { ecoParticipation, tva }: Pick<TarifAffiche, 'ecoParticipation' | 'tva'>,
  net: Montant,
): Montant {
  const ht = ecoParticipation ? addMontants(net, ecoParticipation.montantHT) : net;
  return majorerMontant(ht, tva);
}
