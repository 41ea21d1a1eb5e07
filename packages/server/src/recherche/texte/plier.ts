/** Text as it is compared: without case, accents, ligatures or typographic signs. */

export interface TextePlie {
  texte: string;
  /** By sign of `texte`, where the one it comes from begins and ends in what was folded. */
  debuts: number[];
  fins: number[];
}

/** Signs that Unicode does not take apart the way a keyboard writes them. */
const SIGNES: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ß: 'ss',
  Ø: 'ø',
  '⌀': 'ø',
  '∅': 'ø',
  '×': 'x',
  '✕': 'x',
  '÷': '/',
  '⁄': '/',
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': '\u00a0',
  '\u202f': '\u00a0',
};

/** Folded once each; text holds few different signs, and a hostile one does not make it grow. */
const plis = new Map<string, string>();
const MAX_PLIS = 2000;

export function plier(texte: string): TextePlie {
  let plie = '';
  const debuts: number[] = [];
  const fins: number[] = [];
  let place = 0;
  for (const signe of texte) {
    const pli = plierSigne(signe);
    for (let i = 0; i < pli.length; i++) {
      debuts.push(place);
      fins.push(place + signe.length);
    }
    plie += pli;
    place += signe.length;
  }
  return { texte: plie, debuts, fins };
}

function plierSigne(signe: string): string {
  const known = plis.get(signe);
  if (known !== undefined) return known;
  const pli = SIGNES[signe] ?? decompose(signe);
  if (plis.size < MAX_PLIS) plis.set(signe, pli);
  return pli;
}

function decompose(signe: string): string {
  // Soft hyphens, joiners, direction marks: nothing is there to be read.
  if (/\p{Cf}/u.test(signe)) return '';
  if (/[\p{C}\p{Z}]/u.test(signe)) return ' ';
  const parts = signe.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(parts, (part) => SIGNES[part] ?? part).join('');
}
