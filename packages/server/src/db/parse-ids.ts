const ZERO = 48;
const COMMA = 44;

/** Identifiers joined by commas. An index reads millions: no word is made of each. */
export function parseIds(texte: string | null | undefined): number[] {
  if (!texte) return [];
  const ids: number[] = [];
  let id = 0;
  for (let i = 0; i < texte.length; i++) {
    const code = texte.charCodeAt(i);
    if (code === COMMA) {
      ids.push(id);
      id = 0;
    } else {
      id = id * 10 + code - ZERO;
    }
  }
  ids.push(id);
  return ids;
}
