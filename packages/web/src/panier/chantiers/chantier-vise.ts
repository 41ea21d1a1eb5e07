/**
 * The chantier that what is added from the pages of the shop goes to, by its name: a basket that was
 * ordered has left its identifiers behind. It lasts as long as the tab, and goes with the basket.
 */
import { useSyncExternalStore } from 'react';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { createRemembered } from '../../page/remembered.ts';
import type { ChantierVise } from '../ajout.ts';

const remembered = createRemembered(
  'comptoir.chantier',
  (stored) =>
    typeof stored === 'string' && stored !== '' ? stored.slice(0, MAX_SIGNES_CHANTIER) : null,
  () => sessionStorage,
);

/** Null: none, what is added goes to the first. */
export function useChantierVise(): string | null {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => null);
}

export function readChantierVise(): ChantierVise {
  const chantier = remembered.get();
  return chantier === null ? {} : { chantier };
}

export function viserChantier(libelle: string | null): void {
  remembered.set(libelle);
}
