/** Plain text as someone typed or pasted it, made fit to keep. */

// Control signs (PostgreSQL refuses U+0000), marks that turn the direction of what follows, and
// the invisible ones that make two texts look alike.
const INVISIBLE = /(?!\n)\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** On one line: a name, a title. */
export function nettoyerLigne(texte: string): string {
  return nettoyerTexte(texte).replace(/\s+/g, ' ');
}

/** Line breaks are kept, at most one empty line in a row. */
export function nettoyerTexte(texte: string): string {
  return texte
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
