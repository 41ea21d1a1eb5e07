/** Keys of the table of lines: from cell to cell as in a spreadsheet. */
import type { KeyboardEvent } from 'react';

const CELLULES = '[data-cellule]:not(:disabled)';

export interface Touches {
  /** Below the last row of a section. */
  onNouvelle: (ligneId: string) => void;
  onPousser: (ligneId: string, sens: -1 | 1) => void;
  onRetirer: (ligneId: string) => void;
}

/** For the table as a whole. */
export function suivreTouches(
  event: KeyboardEvent<HTMLElement>,
  { onNouvelle, onPousser, onRetirer }: Touches,
): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  const cellule = (event.target as HTMLElement).closest<HTMLInputElement>(CELLULES);
  const rangee = cellule?.closest<HTMLElement>('[data-ligne]');
  const ligneId = rangee?.dataset['ligne'];
  if (!cellule || !rangee || ligneId === undefined || event.defaultPrevented) return;
  const faire = (action: () => void) => {
    event.preventDefault();
    action();
  };
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    return faire(() => onPousser(ligneId, key === 'ArrowUp' ? -1 : 1));
  }
  if (altKey && key === 'Delete') return faire(() => onRetirer(ligneId));
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'Enter') {
    const suivante = voisine(event.currentTarget, cellule, shiftKey ? -1 : 1);
    const isMeme =
      suivante?.closest('[data-section]') === rangee.closest('[data-section]') && suivante;
    if (isMeme) return faire(() => choisir(suivante));
    return faire(() => (shiftKey ? undefined : onNouvelle(ligneId)));
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const sens = key === 'ArrowUp' ? -1 : 1;
    if (cellule instanceof HTMLSelectElement || !auBord(cellule, sens, true)) return;
    const suivante = voisine(event.currentTarget, cellule, sens);
    if (suivante) faire(() => choisir(suivante));
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sens = key === 'ArrowLeft' ? -1 : 1;
    if (cellule instanceof HTMLSelectElement || !auBord(cellule, sens, false)) return;
    const cellules = [...rangee.querySelectorAll<HTMLInputElement>(CELLULES)];
    const suivante = cellules[cellules.indexOf(cellule) + sens];
    if (suivante) faire(() => choisir(suivante));
  }
}

/** The same column of the next row that has it. */
function voisine(
  table: HTMLElement,
  cellule: HTMLElement,
  sens: -1 | 1,
): HTMLInputElement | undefined {
  const colonne = cellule.dataset['cellule'] ?? '';
  const toutes = [
    ...table.querySelectorAll<HTMLInputElement>(`[data-cellule="${colonne}"]`),
  ].filter((one) => !one.disabled);
  return toutes[toutes.indexOf(cellule as HTMLInputElement) + sens];
}

/** Nothing is left to go over inside the cell. */
function auBord(cellule: HTMLInputElement, sens: -1 | 1, isVertical: boolean): boolean {
  const { selectionStart, selectionEnd, value } = cellule;
  if (isVertical && !value.includes('\n') && cellule instanceof HTMLInputElement) return true;
  // A cell that is chosen whole is gone on from; in a part of it, one moves inside.
  if (selectionStart !== selectionEnd)
    return isVertical || (selectionStart === 0 && selectionEnd === value.length);
  return sens === -1 ? selectionStart === 0 : selectionEnd === value.length;
}

export function choisir(cellule: HTMLInputElement): void {
  cellule.focus();
  if (!(cellule instanceof HTMLSelectElement)) cellule.select();
}

/** Once the row is drawn. */
export function viser(ligneId: string, colonne = 'libelle'): void {
  requestAnimationFrame(() => {
    const cellule = document.querySelector<HTMLInputElement>(
      `[data-ligne="${ligneId}"] [data-cellule="${colonne}"]`,
    );
    if (cellule) choisir(cellule);
  });
}
