import type { Montant } from '@comptoir/contract/argent.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.ts';
import { coefficients, prixDeVente } from './coefficients.ts';

/** On what shows a selling price: it stays readable while other amounts are hidden. */
export const MONTRE_MONTANTS = { 'data-montre-montants': '' };

/**
 * What shows in the place of a net price while selling prices are shown; undefined otherwise, and
 * before the browser has said what it adds: until then the net price is there, and hidden.
 */
export function usePrixDeVente(
  tarif: Pick<TarifAffiche, 'familleId'> | null,
): ((net: Montant) => Montant) | undefined {
  const { discretion } = usePage().session;
  const choisis = useSyncExternalStore(coefficients.subscribe, coefficients.get, () => undefined);
  if (discretion !== 'vente' || !choisis || !tarif) return undefined;
  return (net) => prixDeVente(net, tarif.familleId, choisis);
}
