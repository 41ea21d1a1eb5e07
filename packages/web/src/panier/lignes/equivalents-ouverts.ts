/** The one line of which equivalents are shown. */
import { createStore, useStore } from '../../loading/create-store.ts';

const ouverte = createStore<number | undefined>(undefined);

export const ouvrirEquivalents: (ligneId: number | undefined) => void = ouverte.set;

export function useIsEquivalents(ligneId: number): boolean {
  return useStore(ouverte, (id) => id === ligneId, false);
}
