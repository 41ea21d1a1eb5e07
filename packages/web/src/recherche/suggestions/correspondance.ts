/**
 * Which parts of a label answer what was typed: accents, case and the ways to write a dimension do
 * not count. It only marks; the server decides what is found.
 */
export interface Segment {
  texte: string;
  trouve: boolean;
}

/** Signs as they are compared, each with where it begins and ends in the text it comes from. */
interface Lu {
  signes: string;
  debuts: number[];
  fins: number[];
}

const EGAUX: Readonly<Record<string, string>> = {
  '×': 'x',
  '*': 'x',
  ',': '.',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
};
/** Between figures, « 4 × 40 » is « 4x40 »; before a unit, « 18 V » is « 18V ». */
const ESPACES =
  /(?<=\d) +(?=x *\d)|(?<=\d *x) +(?=\d)|(?<=\d) +(?=(?:mm|cm|m|v|ah|w|kg|g|l)(?![a-z]))/g;
const MOT = /[\p{L}\p{N}]/u;

export function segmenter(texte: string, requete: string): Segment[] {
  const lu = read(texte);
  const marques = aucune(texte);
  for (const mot of motsOf(requete)) {
    for (const [debut, fin] of find(lu, mot)) {
      marques.fill(true, lu.debuts[debut], lu.fins[fin - 1]);
    }
  }
  return couper(texte, marques);
}

/** References are written with or without their separators. */
export function segmenterReference(reference: string, requete: string): Segment[] {
  const cle = requete.toUpperCase().replace(SEPARATEURS, '');
  const places = [...reference.matchAll(/[A-Za-z0-9]/g)].map(({ index }) => index);
  const signes = places.map((place) => reference[place]?.toUpperCase()).join('');
  const debut = cle.length < MIN_REFERENCE ? -1 : signes.indexOf(cle);
  const marques = aucune(reference);
  if (debut >= 0) {
    const dernier = places[debut + cle.length - 1] ?? 0;
    marques.fill(true, places[debut], dernier + 1);
  }
  return couper(reference, marques);
}

const SEPARATEURS = /[^A-Z0-9]/g;
const MIN_REFERENCE = 3;

function aucune(texte: string): boolean[] {
  return Array.from({ length: texte.length }, () => false);
}

function read(texte: string): Lu {
  let signes = '';
  const debuts: number[] = [];
  const fins: number[] = [];
  let place = 0;
  for (const signe of texte) {
    const plie = plier(signe);
    signes += plie;
    for (let unit = 0; unit < plie.length; unit++) {
      debuts.push(place);
      fins.push(place + signe.length);
    }
    place += signe.length;
    // An accent written apart belongs to its letter.
    if (plie === '' && fins.length > 0) fins[fins.length - 1] = place;
  }
  const retires = new Set<number>();
  for (const { index, 0: espaces } of signes.matchAll(ESPACES)) {
    for (let unit = 0; unit < espaces.length; unit++) retires.add(index + unit);
  }
  const garder = (_: unknown, rang: number) => !retires.has(rang);
  return {
    signes: signes.split('').filter(garder).join(''),
    debuts: debuts.filter(garder),
    fins: fins.filter(garder),
  };
}

function plier(signe: string): string {
  const simple = signe.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/u, ' ');
  return EGAUX[simple] ?? simple;
}

function motsOf(requete: string): string[] {
  const mots = read(requete).signes.split(/[^\p{L}\p{N}./]+/u);
  return mots.map((mot) => mot.replace(/^[./]+|[./]+$/g, '')).filter((mot) => estMarquant(mot));
}

/** A letter alone is everywhere; a figure alone is a size. */
function estMarquant(mot: string): boolean {
  return mot.length > 1 || /\d/.test(mot);
}

/** From the beginning of a word on: what is typed may not be finished, and plurals may be cut. */
function find({ signes }: Lu, mot: string): [number, number][] {
  const found: [number, number][] = [];
  const isNumber = /^\d+$/.test(mot);
  for (let at = signes.indexOf(mot); at >= 0; at = signes.indexOf(mot, at + 1)) {
    const fin = at + mot.length;
    if (MOT.test(signes[at - 1] ?? ' ') || (isNumber && /\d/.test(signes[fin] ?? ''))) continue;
    found.push([at, fin]);
  }
  if (found.length > 0) return found;
  for (const { index, 0: ecrit } of signes.matchAll(/\p{L}{3,}/gu)) {
    const reste = mot.length - ecrit.length;
    if (reste > 0 && reste <= MAX_TERMINAISON && mot.startsWith(ecrit)) {
      found.push([index, index + ecrit.length]);
    }
  }
  return found;
}

const MAX_TERMINAISON = 2;

function couper(texte: string, marques: readonly boolean[]): Segment[] {
  const segments: Segment[] = [];
  let debut = 0;
  for (let at = 1; at <= texte.length; at++) {
    if (at < texte.length && marques[at] === marques[debut]) continue;
    segments.push({ texte: texte.slice(debut, at), trouve: marques[debut] ?? false });
    debut = at;
  }
  return segments;
}
