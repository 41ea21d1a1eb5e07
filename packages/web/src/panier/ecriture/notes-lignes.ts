/**
 * What has to be said at a line after it was changed: a number that was rounded, a change that was
 * refused or got no answer. Outside of the basket that is read, so that reading it again loses
 * nothing of what somebody typed.
 */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { createStore, useStore } from '../../loading/create-store.ts';

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

const notes = createStore(new Map<number, NoteLigne>());

export function noterLigne(ligneId: number, note: NoteLigne | null): void {
  if (note) notes.get().set(ligneId, note);
  else if (!notes.get().delete(ligneId)) return;
  notes.notify();
}

export function useNoteLigne(ligneId: number): NoteLigne | undefined {
  return useStore(notes, (parLigne) => parLigne.get(ligneId), undefined);
}
