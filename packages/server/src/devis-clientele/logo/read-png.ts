/** A PNG as its pixels alone: read chunk by chunk, inflated no further than its size says, written anew. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { verifierTaille, type Taille } from './taille-logo.ts';

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
/** Samples of a pixel, by kind of colour. */
const CANAUX: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PROFONDEURS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** First pixel and step of each pass of an interlaced picture, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function isPng(octets: Buffer): boolean {
  return octets.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** What its chunks say besides the picture, and whatever follows it, is left out. */
export function readPng(octets: Buffer): Buffer {
  const chunks = listChunks(octets);
  const [entete] = chunks;
  if (entete?.nom !== 'IHDR' || entete.data.length !== 13) throw refus('logo-illisible');
  const image = readEntete(entete.data);
  verifierTaille(image);
  const siens = (nom: string) => chunks.filter((chunk) => chunk.nom === nom);
  const [palette] = siens('PLTE');
  if (image.couleur === 3 && !palette) throw refus('logo-illisible');
  const pixels = gonfler(Buffer.concat(siens('IDAT').map(({ data }) => data)), tailleOf(image));
  const gardes = [entete, ...siens('PLTE').slice(0, 1), ...siens('tRNS').slice(0, 1)];
  return Buffer.concat([
    SIGNATURE,
    ...gardes.map(({ nom, data }) => writeChunk(nom, data)),
    writeChunk('IDAT', deflateSync(pixels, { level: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function sizeOfPng(octets: Buffer): Taille {
  return { largeur: octets.readUInt32BE(16), hauteur: octets.readUInt32BE(20) };
}

interface Chunk {
  nom: string;
  data: Buffer;
}

function listChunks(octets: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= octets.length) {
    const longueur = octets.readUInt32BE(at);
    const fin = at + 8 + longueur;
    if (fin + 4 > octets.length) throw refus('logo-illisible');
    const nomme = octets.subarray(at + 4, fin);
    if (crc32(nomme) !== octets.readUInt32BE(fin)) throw refus('logo-illisible');
    const nom = nomme.toString('latin1', 0, 4);
    chunks.push({ nom, data: nomme.subarray(4) });
    at = fin + 4;
    if (nom === 'IEND') return chunks;
  }
  throw refus('logo-illisible');
}

interface Image {
  largeur: number;
  hauteur: number;
  profondeur: number;
  couleur: number;
  isEntrelacee: boolean;
}

function readEntete(data: Buffer): Image {
  const [profondeur = 0, couleur = 0, compression, filtre, entrelacement = 0] = data.subarray(8);
  const isConnue = PROFONDEURS[couleur]?.includes(profondeur);
  if (!isConnue || compression !== 0 || filtre !== 0 || entrelacement > 1) {
    throw refus('logo-illisible');
  }
  return {
    largeur: data.readUInt32BE(0),
    hauteur: data.readUInt32BE(4),
    profondeur,
    couleur,
    isEntrelacee: entrelacement === 1,
  };
}

/** Bytes its rows take, each after the byte of its filter. */
function tailleOf({ largeur, hauteur, profondeur, couleur, isEntrelacee }: Image): number {
  const bits = profondeur * (CANAUX[couleur] ?? 0);
  const rangees = (l: number, h: number) => (l === 0 ? 0 : h * (1 + Math.ceil((l * bits) / 8)));
  if (!isEntrelacee) return rangees(largeur, hauteur);
  return PASSES.reduce((somme, [x, y, dx, dy]) => {
    const l = Math.max(0, Math.ceil((largeur - x) / dx));
    return somme + rangees(l, Math.max(0, Math.ceil((hauteur - y) / dy)));
  }, 0);
}

/** Never a byte more than was said: a small file may hold gigabytes. */
function gonfler(comprime: Buffer, taille: number): Buffer {
  let pixels: Buffer;
  try {
    pixels = inflateSync(comprime, { maxOutputLength: taille });
  } catch {
    throw refus('logo-illisible');
  }
  if (pixels.length !== taille) throw refus('logo-illisible');
  return pixels;
}

function writeChunk(nom: string, data: Buffer): Buffer {
  const nomme = Buffer.concat([Buffer.from(nom, 'latin1'), data]);
  const chunk = Buffer.alloc(nomme.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  nomme.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(nomme), nomme.length + 4);
  return chunk;
}
