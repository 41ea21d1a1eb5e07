/**
 * Code page 1252: the signs that the standard typefaces of PDF draw, and that the programs of the
 * building trade read. Papers embed no typeface of their own: it would be laid out glyph by glyph,
 * several times slower, for the three signs of the catalogue that the code page lacks.
 */

/** What stands between 0x80 and 0x9f there, in order; holes are unused. */
const HAUTS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
// eslint-disable-next-line no-control-regex
const CONNUS = /^[\u0000-\u007f\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Written as the trade writes them where a keyboard has no such sign. */
const PROCHES: Readonly<Record<string, string>> = {
  '″': '"',
  '′': "'",
  '‴': "'''",
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '—',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '⌀': 'Ø',
  '∅': 'Ø',
  Δ: 'delta ',
  Ω: 'ohm',
  μ: 'µ',
  π: 'pi',
  '√': 'V',
  '∞': 'oo',
  '⁄': '/',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u202f': '\u00a0',
  '\u2028': '\n',
  '\u2029': '\n',
};

/** Spaces of every width are spaces; what has no width at all is nothing. */
const ESPACE = /[\u2000-\u200a\u205f\u3000]/;
const RIEN = /[\u0080-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{M}/u;

/**
 * The same text in signs of the code page: ″ as ", ₂ as 2, a letter without the accent it lacks. What
 * has nothing near (another alphabet, a pictogram) is a question mark, never another sign by chance.
 */
export function enSignesWindows(texte: string): string {
  if (CONNUS.test(texte)) return texte;
  return Array.from(texte.normalize('NFC'), procheOf).join('');
}

function procheOf(signe: string): string {
  if (CONNUS.test(signe)) return signe;
  const proche = PROCHES[signe];
  if (proche !== undefined) return proche;
  if (ESPACE.test(signe)) return ' ';
  if (RIEN.test(signe)) return '';
  const parts = signe.normalize('NFKD');
  if (parts === signe) return '?';
  return Array.from(parts, procheOf).join('');
}

// eslint-disable-next-line no-control-regex
const LATIN = /^[\u0000-\u007f\u00a0-\u00ff]*$/;

export function encoderWindows1252(texte: string): Buffer {
  const connu = enSignesWindows(texte);
  // Sign by sign it takes a hundred times as long, and few texts have a sign between 0x80 and 0x9f.
  if (LATIN.test(connu)) return Buffer.from(connu, 'latin1');
  return Buffer.from(Array.from(connu, octetOf));
}

function octetOf(signe: string): number {
  const haut = HAUTS.indexOf(signe);
  return haut === -1 ? signe.charCodeAt(0) : 0x80 + haut;
}
