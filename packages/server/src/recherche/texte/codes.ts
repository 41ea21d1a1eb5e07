/**
 * Codes that articles are ordered by, without separators and in capitals, one after the other in
 * memory: found whole or by their beginning in alphabetical order, by a part by reading all of them,
 * which a processor does at a gigabyte a second.
 */
import { hasBit } from '../index/bits.ts';

export interface Codes {
  /** Codes by row; row r has those from r × parLigne on. */
  parLigne: number;
  /** Each ends with a zero. */
  octets: Buffer;
  /** Where each begins; one more at the end. */
  debuts: Uint32Array;
  /** Codes in alphabetical order. */
  tries: Uint32Array;
  /** Codes of rows written again since. */
  recents: Map<number, readonly string[]>;
}

export interface CodeTrouve {
  row: number;
  /** Which of its codes. */
  sorte: number;
}

export interface CodesEnCours {
  parLigne: number;
  octets: Buffer;
  fin: number;
  debuts: Uint32Array;
  nombre: number;
}

/** A code as it is compared: « vbf-4x40 » is « VBF4X40 ». */
export function normaliserCode(texte: string): string {
  if (/^[0-9A-Z]*$/.test(texte)) return texte;
  return texte
    .normalize('NFKD')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
}

/** Scanners and labels pad them differently. */
export function normaliserEan(texte: string): string {
  return normaliserCode(texte).replace(/^0+/, '');
}

export function createCodes(parLigne: number, expected: number): CodesEnCours {
  return {
    parLigne,
    octets: Buffer.alloc(expected * parLigne * 12 + 64),
    fin: 0,
    debuts: new Uint32Array((expected + 1) * parLigne + 1),
    nombre: 0,
  };
}

/** Those of the next row. */
export function ajouterCodes(enCours: CodesEnCours, codes: readonly string[]): void {
  for (const code of codes) {
    if (enCours.fin + code.length + 1 > enCours.octets.length) {
      enCours.octets = Buffer.concat([enCours.octets], Math.ceil(enCours.octets.length * 1.5) + 64);
    }
    if (enCours.nombre + 2 > enCours.debuts.length) {
      const larger = new Uint32Array(Math.ceil(enCours.debuts.length * 1.5));
      larger.set(enCours.debuts);
      enCours.debuts = larger;
    }
    enCours.debuts[enCours.nombre++] = enCours.fin;
    enCours.fin += enCours.octets.write(code, enCours.fin, 'latin1');
    enCours.octets[enCours.fin++] = 0;
  }
}

export function finirCodes({ parLigne, octets, fin, debuts, nombre }: CodesEnCours): Codes {
  const codes: Codes = {
    parLigne,
    // Copied: what was kept for more is given back.
    octets: Buffer.concat([octets.subarray(0, fin)]),
    debuts: debuts.slice(0, nombre + 1),
    tries: new Uint32Array(0),
    recents: new Map(),
  };
  codes.debuts[nombre] = fin;
  codes.tries = sortCodes(codes, nombre);
  return codes;
}

/** By their first eight signs as two numbers; by the rest of the bytes where these are the same. */
function sortCodes({ octets, debuts }: Codes, nombre: number): Uint32Array {
  const key = new Float64Array(nombre);
  for (let code = 0; code < nombre; code++) {
    const debut = debuts[code] ?? 0;
    const fin = debuts[code + 1] ?? 0;
    let packed = 0;
    for (let i = 0; i < 8; i++)
      packed = packed * 64 + (debut + i < fin ? sixBits(octets[debut + i] ?? 0) : 0);
    key[code] = packed;
  }
  const compare = (a: number, b: number) =>
    (key[a] ?? 0) - (key[b] ?? 0) || compareOctets(octets, debuts[a] ?? 0, debuts[b] ?? 0);
  return Uint32Array.from({ length: nombre }, (_, code) => code).sort(compare);
}

/** Digits, then capitals: the order of their bytes. */
function sixBits(octet: number): number {
  return octet === 0 ? 0 : octet < 58 ? octet - 47 : octet - 54;
}

function compareOctets(octets: Buffer, a: number, b: number): number {
  let i = 0;
  while (octets[a + i] === octets[b + i] && octets[a + i] !== 0) i++;
  return (octets[a + i] ?? 0) - (octets[b + i] ?? 0);
}

/** Rows one of whose codes begins so, or is that; at most so many. */
export function commencantParCode(
  codes: Codes,
  debut: string,
  perimes: Uint32Array,
  most: number,
): CodeTrouve[] {
  return readTries(codes, placeTriee(codes, debut), debut, perimes, most, false);
}

export function egalesAuCode(codes: Codes, code: string, perimes: Uint32Array): CodeTrouve[] {
  return readTries(codes, placeTriee(codes, code), code, perimes, MAX_EGAUX, true);
}

const MAX_EGAUX = 50;

function readTries(
  codes: Codes,
  from: number,
  debut: string,
  perimes: Uint32Array,
  most: number,
  isWhole: boolean,
): CodeTrouve[] {
  const found: CodeTrouve[] = [];
  for (let place = from; place < codes.tries.length && found.length < most; place++) {
    const code = texteOf(codes, codes.tries[place] ?? 0);
    if (isWhole ? code !== debut : !code.startsWith(debut)) break;
    addCode(found, codes, codes.tries[place] ?? 0, perimes);
  }
  return withRecents(codes, found, (code) => (isWhole ? code === debut : code.startsWith(debut)));
}

/** Rows one of whose codes holds these signs; at most so many. */
export function contenantCode(
  codes: Codes,
  partie: string,
  perimes: Uint32Array,
  most: number,
): CodeTrouve[] {
  const { octets, debuts } = codes;
  const found: CodeTrouve[] = [];
  let at = octets.indexOf(partie, 0, 'latin1');
  while (at !== -1 && found.length < most) {
    const code = codeA(debuts, at);
    addCode(found, codes, code, perimes);
    at = octets.indexOf(partie, debuts[code + 1] ?? octets.length, 'latin1');
  }
  return withRecents(codes, found, (code) => code.includes(partie));
}

/** Codes that have the most first signs in common with this one, at least so many. */
export function voisinsDuCode(
  codes: Codes,
  code: string,
  perimes: Uint32Array,
  { least, most }: { least: number; most: number },
): CodeTrouve[] {
  for (let length = code.length; length >= least; length--) {
    const found = commencantParCode(codes, code.slice(0, length), perimes, most);
    if (found.length > 0) return found;
  }
  return [];
}

function addCode(found: CodeTrouve[], codes: Codes, code: number, perimes: Uint32Array): void {
  const row = Math.floor(code / codes.parLigne);
  if (!hasBit(perimes, row)) found.push({ row, sorte: code % codes.parLigne });
}

function withRecents(
  { recents }: Codes,
  found: CodeTrouve[],
  matches: (code: string) => boolean,
): CodeTrouve[] {
  for (const [row, codes] of recents) {
    codes.forEach((code, sorte) => {
      if (code !== '' && matches(code)) found.push({ row, sorte });
    });
  }
  return found;
}

function texteOf({ octets, debuts }: Codes, code: number): string {
  return octets.toString('latin1', debuts[code] ?? 0, (debuts[code + 1] ?? 1) - 1);
}

/** The first in alphabetical order that is not before. */
function placeTriee(codes: Codes, code: string): number {
  let low = 0;
  let high = codes.tries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texteOf(codes, codes.tries[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The code that a byte belongs to. */
function codeA(debuts: Uint32Array, octet: number): number {
  let low = 0;
  let high = debuts.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((debuts[middle] ?? 0) <= octet) low = middle;
    else high = middle;
  }
  return low;
}
