/** Arrows go from the field into the rows and back; letters typed on a row go on in the field. */
import type { KeyboardEvent } from 'react';

const LIGNE = '[data-ligne-compte]';
const CHAMP = '[data-champ-compte]';

export function focusPremiereLigne(): void {
  document.querySelector<HTMLElement>(LIGNE)?.focus();
}

export function onLigneKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key.length === 1 && event.key !== ' ') {
    document.querySelector<HTMLElement>(CHAMP)?.focus();
  }
}

function moveFocus(list: HTMLElement, by: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>(LIGNE)];
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>(LIGNE);
  const at = row ? rows.indexOf(row) : -1;
  const to = rows[at + by];
  if (to) to.focus();
  else if (by === -1) document.querySelector<HTMLElement>(CHAMP)?.focus();
}
