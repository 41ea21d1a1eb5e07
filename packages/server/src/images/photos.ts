/**
 * Pictures of articles as papers hold them: JPEG, which PDF knows, from the WebP files pages are
 * shown. Some milliseconds each, so those used last are kept.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import { createLru } from '@comptoir/contract/lru.ts';
import { cheminFichier, TAILLES_GARDEES } from '@comptoir/images/images.public.ts';

/** Sharp at 46 points on a printer of 250 dots an inch. */
const TAILLE = 160;
const QUALITE = 82;
const MAX_GARDEES = 300;

// By the name of the file.
const gardees = createLru<string, Buffer | null>({ max: MAX_GARDEES });
let codecs: Promise<void> | undefined;

/** By file; those that are not there are left out. */
export async function readPhotos(
  fichiers: Iterable<string | null>,
): Promise<ReadonlyMap<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (const fichier of new Set(fichiers)) {
    const photo = fichier === null ? null : await readPhoto(fichier);
    if (fichier !== null && photo) photos.set(fichier, photo);
  }
  return photos;
}

async function readPhoto(fichier: string): Promise<Buffer | null> {
  const gardee = gardees.get(fichier);
  if (gardee !== undefined) return gardee;
  const photo = await convertir(fichier);
  gardees.set(fichier, photo);
  return photo;
}

/** Null where there is no such file. */
async function convertir(fichier: string): Promise<Buffer | null> {
  const webp = await readPlusProche(fichier);
  if (!webp) return null;
  await (codecs ??= preparer());
  const image = await decode(new Uint8Array(webp).buffer);
  return Buffer.from(await encode(image, { quality: QUALITE, progressive: false }));
}

async function readPlusProche(fichier: string): Promise<Buffer | undefined> {
  for (const taille of TAILLES_GARDEES.filter((cote) => cote >= TAILLE)) {
    const octets = await readFile(cheminFichier(fichier, taille)).catch(() => undefined);
    if (octets) return octets;
  }
  return undefined;
}

/** Parts of the browser, which the libraries were made for; the server's types know none of them. */
interface Navigateur {
  WebAssembly: { compile(code: Uint8Array): Promise<object> };
  ImageData?: unknown;
}

class ImageDecodee {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** The libraries would fetch their code from an address; here it is a file. */
async function preparer(): Promise<void> {
  const navigateur = globalThis as unknown as Navigateur;
  navigateur.ImageData ??= ImageDecodee;
  const compile = async (name: string) =>
    navigateur.WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(name))));
  await initDecoder((await compile('@jsquash/webp/codec/dec/webp_dec.wasm')) as never);
  await initEncoder((await compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')) as never);
}
