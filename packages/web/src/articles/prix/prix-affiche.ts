/** Prices of articles as who looks wants to read them first: without tax, or with it. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { usePage } from '../../page/page-context.ts';
import { avecTva } from './prix.ts';

export function useIsTtc(): boolean {
  return usePage().session.preferences?.prix === 'ttc';
}

type Affiche = (tarif: Pick<TarifAffiche, 'ecoParticipation' | 'tva'>, net: Montant) => Montant;

/** What is written for a price of one unit without tax. */
export function usePrixAffiche(): Affiche {
  return useIsTtc() ? avecTva : sansTva;
}

const sansTva: Affiche = (_tarif, net) => net;
