/**
 * What has to be said at a line after it was changed: a number that was rounded, a change that was
 * refused or got no answer. Outside of the basket that is read, so that reading it again loses
 * nothing of what somebody typed.
 */
import { useSyncExternalStore } from 'react';
import type { CodeErreur } from '@comptoir/contract/erreurs.ts';

export type NoteLigne =
  | {
      nom: 'arrondi';
      code: 'quantite-multiple' | 'quantite-minimum';
      demande: number;
      prise: number;
    }
  /** What was typed, and could not be written. */
  | { nom: 'echec'; voulue: number; code: CodeErreur; reseau: boolean }
  /** Another tab or person changed the same line. */
  | { nom: 'perime'; voulue: number }
  | { nom: 'remise'; code: CodeErreur; maximum: string | undefined };

const notes = new Map<number, NoteLigne>();
const listeners = new Set<() => void>();

export function noterLigne(ligneId: number, note: NoteLigne | null): void {
  if (note) notes.set(ligneId, note);
  else if (!notes.delete(ligneId)) return;
  for (const listener of listeners) listener();
}

export function useNoteLigne(ligneId: number): NoteLigne | undefined {
  return useSyncExternalStore(
    subscribe,
    () => notes.get(ligneId),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
