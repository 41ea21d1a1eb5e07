/** What codes look like in a cell or a line. */

/** One word with a figure in it, or figures too long to be a quantity. */
export function isCode(cellule: string): boolean {
  const texte = cellule.trim();
  if (/^\d+$/.test(texte)) return texte.length >= 7;
  return texte.length >= 3 && /^\S+$/.test(texte) && /\d/.test(texte) && /\p{L}/u.test(texte);
}

/** « [VBS-04040-SE] Vis à bois »: some programs write the code before the label. */
export function codesOf(cellule: string): string[] {
  const entre = /^\[([^\]]{3,60})\]/.exec(cellule)?.[1];
  return entre === undefined ? [cellule] : [entre, cellule];
}
