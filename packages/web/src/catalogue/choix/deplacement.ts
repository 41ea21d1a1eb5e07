/** Going from field to field of a table of sizes with the keys. */

/** Where a field stands; the keys find the next one by it. */
export const placeOf = (ligne: number, colonne: number) => ({
  'data-place': `${ligne} ${colonne}`,
});

const SENS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

interface Taille {
  lignes: number;
  colonnes: number;
}

/**
 * The field that a key leads to, over places that hold nothing; undefined where there is none, and
 * for the keys that move within what is typed.
 */
export function fieldAfter(
  table: Element,
  field: HTMLInputElement,
  key: string,
  { lignes, colonnes }: Taille,
): HTMLInputElement | undefined {
  const sens = SENS[key];
  if (!sens || isWithin(field, sens[1])) return undefined;
  const [ligne = 0, colonne = 0] = (field.dataset['place'] ?? '').split(' ').map(Number);
  let [l, c] = [ligne + sens[0], colonne + sens[1]];
  while (l >= 0 && c >= 0 && l < lignes && c < colonnes) {
    const next = table.querySelector<HTMLInputElement>(`input[data-place="${l} ${c}"]`);
    if (next) return next;
    l += sens[0];
    c += sens[1];
  }
  return undefined;
}

/** The caret has a figure to go over. */
function isWithin({ value, selectionStart, selectionEnd }: HTMLInputElement, pas: number): boolean {
  if (pas === 0 || value === '') return false;
  // What is selected whole, as on arrival, is gone from at once.
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return pas < 0 ? selectionStart !== 0 : selectionEnd !== value.length;
}
