/** What several articles come to, as the basket will show it once they are in it. */
import {
  multiplyMontant,
  roundMontant,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import { prixPourQuantite } from '../articles/articles.public.ts';

/** Lines rounded each, with their eco-participation; undefined for none. */
export function montantPrevu(
  lignes: readonly { tarif: TarifAffiche; quantite: number }[],
): Montant | undefined {
  const montants = lignes.flatMap(({ tarif, quantite }) => {
    const eco = tarif.ecoParticipation?.montantHT;
    return [
      montantDeLigne(prixPourQuantite(tarif, quantite), quantite),
      ...(eco ? [roundMontant(multiplyMontant(eco, quantite))] : []),
    ];
  });
  return montants[0] && sumMontants(montants, montants[0].devise);
}
