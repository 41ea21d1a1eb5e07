/** « 3x1200+2x800 » as a saw list is written: « 3 × 1200 + 2 × 800 mm ». */
export function readListe(trait: string): string {
  const lue = trait.replaceAll('x', '\u00a0×\u00a0').replaceAll('+', ' + ');
  return `${lue}\u00a0mm`;
}
