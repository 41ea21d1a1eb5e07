/**
 * Tab goes from code to quantity to the next code, whatever stands between: links, corrections and
 * the cross of the line one was at are reached from here, after the table, and then by the arrows.
 */
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../words/use-texts.ts';
import { focusChamp, ligneDomId } from './focus-ligne.ts';
import { useDerniere } from './frappe.ts';
import { useIds } from './use-lignes.ts';

/** What a row holds besides its two fields. */
export const ACTION = { tabIndex: -1, 'data-action': '' } as const;

export function ActionsLigne() {
  const t = useTexts('achat-rapide');
  const id = useDerniere();
  const rang = useIds().findIndex((each) => each === id) + 1;
  if (id === undefined || rang === 0) return null;
  return (
    <div className="relative">
      <button
        type="button"
        onClick={() => actionsOf(id)[0]?.focus()}
        className="sr-only rounded-control bg-text px-3 py-2 type-meta text-bg focus:not-sr-only focus:absolute focus:z-10"
      >
        {t('ligne.actions', { rang })}
      </button>
    </div>
  );
}

function actionsOf(id: number): HTMLElement[] {
  const found = document.getElementById(ligneDomId(id))?.querySelectorAll('[data-action]') ?? [];
  return [...found].filter(
    (each) => each instanceof HTMLElement && each.checkVisibility({ visibilityProperty: true }),
  ) as HTMLElement[];
}

/** From one action of a line to the next, and back to its code. */
export function onActionKey(event: KeyboardEvent<HTMLElement>, id: number): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset['action'] === undefined) return;
  const pas = PAS[key];
  if (key === 'Escape') focusChamp(id, 'reference');
  else if (pas === undefined) return;
  else {
    const actions = actionsOf(id);
    actions[(actions.indexOf(target) + pas + actions.length) % actions.length]?.focus();
  }
  event.preventDefault();
}

const PAS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
