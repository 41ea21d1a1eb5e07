/** Lines chosen for a bulk action. Outside of React: choosing one draws its row and the bar alone. */
import { useSyncExternalStore } from 'react';

let choisies: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
const AUCUNE: ReadonlySet<number> = new Set();

export function useIsChoisie(ligneId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => choisies.has(ligneId),
    () => false,
  );
}

export function useSelection(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, selection, () => AUCUNE);
}

export function selection(): ReadonlySet<number> {
  return choisies;
}

/** All of them, or none when all are. */
export function basculer(ids: readonly number[]): void {
  const isToutes = ids.every((id) => choisies.has(id));
  const suivantes = new Set(choisies);
  for (const id of ids) {
    if (isToutes) suivantes.delete(id);
    else suivantes.add(id);
  }
  set(suivantes);
}

export function effacerSelection(): void {
  if (choisies.size > 0) set(new Set());
}

/** Lines that are gone are chosen no longer. */
export function garderSelection(presentes: ReadonlySet<number>): void {
  const gardees = [...choisies].filter((id) => presentes.has(id));
  if (gardees.length < choisies.size) set(new Set(gardees));
}

function set(next: ReadonlySet<number>): void {
  choisies = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
