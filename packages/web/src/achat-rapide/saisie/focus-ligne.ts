/** Moves from field to field of the table, also to rows that are not drawn yet. */

export type Champ = 'reference' | 'quantite';

const SELECTORS: Record<Champ, string> = {
  reference: 'input[role=combobox]',
  quantite: 'input[role=spinbutton]',
};

/** About a second: a row far below is drawn when it comes near. */
const FRAMES = 60;

export const ligneDomId = (id: number) => `ligne-${id}`;

export function focusChamp(id: number, champ: Champ, frames = FRAMES): void {
  const ligne = document.getElementById(ligneDomId(id));
  const input = ligne?.querySelector<HTMLInputElement>(SELECTORS[champ]);
  if (input) {
    input.focus();
    // The whole row, with what it says under the field, clear of the bar at the foot.
    ligne?.scrollIntoView({ block: 'nearest' });
  } else if (frames > 0) {
    ligne?.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => focusChamp(id, champ, frames - 1));
  }
}

/** The row above (-1) or below (1) of the one an element stands in. */
export function focusVoisine(element: Element, pas: 1 | -1, champ: Champ): void {
  const lignes = [...document.querySelectorAll(`[id^="${ligneDomId(0).slice(0, -1)}"]`)];
  const at = lignes.findIndex((ligne) => ligne.contains(element));
  const voisine = lignes[at + pas];
  if (voisine) focusChamp(Number(voisine.id.slice(ligneDomId(0).length - 1)), champ);
}
