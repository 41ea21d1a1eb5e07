/** The keys of the panel, as its foot teaches them. The focus stays in the field. */
import { useEffect, useEffectEvent } from 'react';
import { deplacer, type Parcours } from './parcours.ts';
import { rootOf, type Panneau } from './use-panneau.ts';

export interface Actions {
  /** Element of an item. */
  find: (cle: string) => HTMLElement | null;
  /** False when the item has no quantity. */
  compter: (cle: string, count: 1 | -1) => boolean;
  /** False when the item cannot be taken away. */
  retirer: (cle: string) => boolean;
}

export function useTouches(
  field: HTMLInputElement,
  panneau: Panneau,
  parcours: Parcours,
  actions: Actions,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey) return;
    // With Ctrl, or the command key of a Mac, Enter alone is one of the panel.
    if (isWithControl(event) && event.key !== 'Enter') return;
    const handled =
      event.target === field
        ? onFieldKey(event, field, panneau, parcours, actions)
        : panneau.open && onPanelKey(event, field, panneau);
    if (handled) event.preventDefault();
  });
  useEffect(() => {
    const root = rootOf(field);
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** From inside the panel, which a quantity of it has the focus of. */
function onPanelKey(event: KeyboardEvent, field: HTMLInputElement, panneau: Panneau): boolean {
  if (event.key === 'Escape') return leavePanel(field, panneau);
  const { target } = event;
  if (!isWithControl(event) || !(target instanceof HTMLInputElement)) return false;
  const item = target.closest<HTMLElement>('[role=row]');
  if (!item || !pressed(listButton(item))) return false;
  // Enter in a quantity would add to the basket too.
  event.stopPropagation();
  return true;
}

function leavePanel(field: HTMLInputElement, { close }: Panneau): boolean {
  // The focus would open it again.
  field.focus();
  close();
  return true;
}

function onFieldKey(
  event: KeyboardEvent,
  field: HTMLInputElement,
  panneau: Panneau,
  parcours: Parcours,
  actions: Actions,
): boolean {
  const { key } = event;
  if (key === 'Escape') return onEscape(field, panneau);
  if (!panneau.open) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    panneau.show();
    return true;
  }
  const next = deplacer(parcours, panneau.active, key);
  if (next !== undefined) {
    panneau.setActive(next);
    return true;
  }
  return panneau.active !== null && onItemKey(event, field, panneau.active, parcours, actions);
}

/** Closes first, then clears; an empty field lets the key go. */
function onEscape(field: HTMLInputElement, { open, close, clear }: Panneau): boolean {
  if (open) close();
  else if (field.value === '') return false;
  else {
    clear();
    close();
  }
  return true;
}

function onItemKey(
  event: KeyboardEvent,
  field: HTMLInputElement,
  active: string,
  { articles }: Parcours,
  { find, compter, retirer }: Actions,
): boolean {
  const { key, shiftKey } = event;
  const item = find(active);
  if (!item) return false;
  const isArticle = articles.includes(active);
  if (isWithControl(event)) return isArticle && pressed(listButton(item));
  if (key === 'Enter') {
    const target = shiftKey && isArticle ? addButton(item) : item.querySelector('a');
    target?.click();
    return true;
  }
  if (key === 'Delete') return retirer(active);
  if (key === 'Tab' && !shiftKey && isArticle) {
    const quantite = item.querySelector<HTMLElement>('[role=spinbutton]');
    quantite?.focus();
    return quantite !== null;
  }
  // Both are signs one may type: they count only where the caret has nothing after it.
  const isAtEnd = field.selectionStart === field.value.length;
  if (isAtEnd && (key === '+' || key === '-')) return compter(active, key === '+' ? 1 : -1);
  return false;
}

/** The one button beside the stepper, in the control of the row. */
function addButton(item: HTMLElement): HTMLElement | null {
  return item.querySelector<HTMLElement>('[data-ajout] > div > button');
}

/** The one to a list stands before that control; a visitor has no list. */
function listButton(item: HTMLElement): HTMLElement | null {
  return item.querySelector<HTMLElement>('[data-ajout] > button');
}

function pressed(button: HTMLElement | null): boolean {
  button?.click();
  return button !== null;
}
