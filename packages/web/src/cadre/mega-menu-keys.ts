import type { KeyboardEvent } from 'react';

/**
 * Up and down move in the list and in the families, right goes from one to the other, left comes
 * back, Escape closes. Tab is left to the browser.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { key, currentTarget: menu, target } = event;
  if (key === 'Escape') {
    event.preventDefault();
    close();
    return;
  }
  const tabs = [...menu.querySelectorAll<HTMLElement>('[role=tab]')];
  const links = [...menu.querySelectorAll<HTMLElement>('[role=tabpanel] a')];
  const row = tabs.includes(target as HTMLElement) ? tabs : links;
  const place = row.indexOf(target as HTMLElement);
  if (place < 0) return;
  const next = destination(key, row, place) ?? sideways(key, row === tabs, menu, links);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function destination(key: string, row: HTMLElement[], place: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return row[(place + 1) % row.length];
  if (key === 'ArrowUp') return row.at(place - 1);
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  return undefined;
}

function sideways(
  key: string,
  onTab: boolean,
  menu: HTMLElement,
  links: HTMLElement[],
): HTMLElement | null | undefined {
  if (key === 'ArrowRight' && onTab) return links[0];
  if (key === 'ArrowLeft' && !onTab) return menu.querySelector<HTMLElement>('[aria-selected=true]');
  return undefined;
}
