/** Which line one is at: the code being typed is not wrong yet, and its actions are at hand. */
import { createStore, useStore, type Store } from '../../loading/create-store.ts';

type LigneId = number | undefined;

const enFrappe = createStore<LigneId>(undefined);
const derniere = createStore<LigneId>(undefined);

export function noterFrappe(id: LigneId): void {
  if (enFrappe.get() !== id) enFrappe.set(id);
}

export function noterDerniere(id: number): void {
  if (derniere.get() !== id) derniere.set(id);
}

const useLigneId = (store: Store<LigneId>) => useStore(store, (id) => id, undefined);

/** The line whose code is being typed. */
export const useFrappe = (): LigneId => useLigneId(enFrappe);

/** The line one was at last. */
export const useDerniere = (): LigneId => useLigneId(derniere);
