/**
 * Drawings stand in a square of 320, lit from the upper left. Fills by letter: `m` metal, `d` dark
 * metal or rubber, `b` wood, `p` coloured plastic or cloth, `c` white.
 */
export type Dessins = Readonly<Record<string, string>>;

/** Drawn lying down, shown slanted: long things fill the square better so. */
export function penche(dessin: string, degres = -34): string {
  return `<g transform="rotate(${degres} 160 160)">${dessin}</g>`;
}

/** Ridges of a thread, from x to x, between two heights. */
export function filet(de: number, a: number, haut: number, bas: number, pas = 15): string {
  let d = '';
  for (let x = de; x <= a; x += pas) d += `M${x} ${haut}L${x - 9} ${bas}`;
  return `<path d="${d}" stroke-width="5"/>`;
}
