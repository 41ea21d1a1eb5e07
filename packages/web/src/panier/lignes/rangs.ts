/** Rows of the page by their line, for what follows the focus. */
export function rangOf(ligneId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-ligne="${ligneId}"]`);
}

const MENU = '[aria-haspopup=menu]';

/** Once the row is gone, the focus is on the one that took its place, or on the page. */
export function garderFocus(parties: readonly number[]): void {
  const rangs = [...document.querySelectorAll<HTMLElement>('[data-ligne]')];
  const partant = new Set(parties.map(String));
  const dernier = rangs.findLastIndex((rang) => partant.has(rang.dataset['ligne'] ?? ''));
  const suivant =
    rangs[dernier + 1] ??
    rangs.slice(0, dernier).findLast((rang) => !partant.has(rang.dataset['ligne'] ?? ''));
  const voisin = suivant?.dataset['ligne'];
  apresDepart(rangs[dernier], () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const cible = voisin === undefined ? null : rangOf(Number(voisin));
    (cible?.querySelector<HTMLElement>(MENU) ?? document.querySelector('main'))?.focus();
  });
}

/** To a row that moved to another chantier, and took its controls with it. */
export function focusRang(ligneId: number, selecteur: string): void {
  apresDepart(rangOf(ligneId), () => {
    const rang = rangOf(ligneId);
    rang?.querySelector<HTMLElement>(selecteur)?.focus();
  });
}

const MOST_FRAMES = 60;

/** Once the row is no longer in the page; a change that was refused leaves it where it is. */
function apresDepart(rang: HTMLElement | null | undefined, work: () => void, frames = 0): void {
  requestAnimationFrame(() => {
    if (rang?.isConnected && frames < MOST_FRAMES) apresDepart(rang, work, frames + 1);
    else work();
  });
}
