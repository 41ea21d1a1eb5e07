/** The code page of Windows, which programs of the building trade still read. */

/** What stands between 0x80 and 0x9f there, in order; holes are unused. */
const HAUTS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What it lacks is written with the nearest sign it has, or a question mark. */
export function encoderWindows1252(texte: string): Buffer {
  const propre = texte.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-');
  return Buffer.from(Array.from(propre, octetDe));
}

function octetDe(signe: string): number {
  const code = signe.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const haut = HAUTS.indexOf(signe);
  if (haut !== -1 && signe.length === 1) return 0x80 + haut;
  const nu = signe.normalize('NFD').charCodeAt(0);
  return nu < 0x80 ? nu : 0x3f;
}
