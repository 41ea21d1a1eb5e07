import { useEffect, useEffectEvent, type RefObject } from 'react';

export type CloseMenu = (options?: { restoreFocus?: boolean }) => void;

/**
 * Up and down move in the list and in the families, right goes from one to the other, left comes
 * back; Escape closes, and so does leaving with Tab. The first entry takes the focus.
 */
export function useMenuKeyboard(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: CloseMenu,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = panel.current && moveInMenu(panel.current, event);
    if (event.key !== 'Escape' && !next) return;
    event.preventDefault();
    if (next) next.focus();
    else close();
  });
  const onFocusOut = useEffectEvent(({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof Node)) return;
    if (panel.current?.contains(next) || opener.current?.contains(next)) return;
    close({ restoreFocus: false });
  });
  useEffect(() => {
    const menu = panel.current;
    if (!menu) return;
    menu.querySelector<HTMLElement>('[role=tab]')?.focus();
    menu.addEventListener('keydown', onKeyDown);
    menu.addEventListener('focusout', onFocusOut);
    return () => {
      menu.removeEventListener('keydown', onKeyDown);
      menu.removeEventListener('focusout', onFocusOut);
    };
  }, [panel]);
}

function moveInMenu(menu: HTMLElement, { key, target }: KeyboardEvent) {
  const tabs = [...menu.querySelectorAll<HTMLElement>('[role=tab]')];
  const links = [...menu.querySelectorAll<HTMLElement>('[role=tabpanel] a')];
  const onTab = tabs.includes(target as HTMLElement);
  const row = onTab ? tabs : links;
  const place = row.indexOf(target as HTMLElement);
  if (place < 0) return undefined;
  if (key === 'ArrowRight' && onTab) return links[0];
  if (key === 'ArrowLeft' && !onTab) return menu.querySelector<HTMLElement>('[aria-selected=true]');
  return destination(key, row, place);
}

function destination(key: string, row: HTMLElement[], place: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return row[(place + 1) % row.length];
  if (key === 'ArrowUp') return row.at(place - 1);
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  return undefined;
}
