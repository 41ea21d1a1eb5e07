/** Lines chosen for a bulk action. Outside of React: choosing one draws its row and the bar alone. */
import { createStore, useStore } from '../../loading/create-store.ts';

const AUCUNE: ReadonlySet<number> = new Set();
const choisies = createStore(AUCUNE);

export function useIsChoisie(ligneId: number): boolean {
  return useStore(choisies, (ids) => ids.has(ligneId), false);
}

export function useSelection(): ReadonlySet<number> {
  return useStore(choisies, (ids) => ids, AUCUNE);
}

export const selection = choisies.get;

/** All of them, or none when all are. */
export function basculer(ids: readonly number[]): void {
  const isToutes = ids.every((id) => selection().has(id));
  const suivantes = new Set(selection());
  for (const id of ids) {
    if (isToutes) suivantes.delete(id);
    else suivantes.add(id);
  }
  choisies.set(suivantes);
}

export function effacerSelection(): void {
  if (selection().size > 0) choisies.set(AUCUNE);
}

/** Lines that are gone are chosen no longer. */
export function garderSelection(presentes: ReadonlySet<number>): void {
  const gardees = [...selection()].filter((id) => presentes.has(id));
  if (gardees.length < selection().size) choisies.set(new Set(gardees));
}
