/** The browser's side: what the command calls. One page takes many pictures, compiling once. */
import { Mesh, type Object3D } from 'three';
import * as Value from 'typebox/value';
import { composer, prisePour, type Composition } from '../compositions/composition.ts';
import { POLICE } from '../etiquettes/dessin.ts';
import { priseOf, type Modele } from '../modele.ts';
import { FINESSE } from '../geometrie/finesse.ts';
import type { Commande, CommandeComposee, Studio } from './commande.ts';
import { encoder, encoderLargeurs } from './encoder.ts';
import { createPhotographe, type Photo, type Photographe } from './photographe.ts';
import { QUALITES } from './qualite.ts';

let photographe: Photographe | undefined;

async function prendre({ module, params, qualite, prise }: Commande) {
  const { default: modele } = (await import(module)) as { default: Modele };
  const debut = performance.now();
  if (!Value.Check(modele.params, params)) {
    const [erreur] = Value.Errors(modele.params, params);
    throw new Error(`${modele.nom}: ${erreur?.instancePath} ${erreur?.message}`);
  }
  FINESSE.pas = QUALITES[qualite].pas;
  const object = modele.construire(params);
  verifier(object);
  const construit = performance.now();
  photographe ??= createPhotographe();
  const photo: Photo = photographe.photographier(
    object,
    prise ?? priseOf(modele, params),
    QUALITES[qualite],
  );
  return { photo, construction: construit - debut, prise: performance.now() - construit };
}

async function prendreComposition({ module, qualite, format }: CommandeComposee) {
  const { default: composition } = (await import(module)) as { default: Composition };
  const debut = performance.now();
  FINESSE.pas = QUALITES[qualite].pas;
  const object = composer(composition);
  verifier(object);
  const construit = performance.now();
  photographe ??= createPhotographe();
  const prise = prisePour(composition);
  const photo = photographe.photographier(object, prise, QUALITES[qualite], format);
  return { photo, construction: construit - debut, prise: performance.now() - construit };
}

/** A single number gone wrong makes the whole model vanish. */
function verifier(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    for (const name of ['position', 'normal']) {
      const { array } = part.geometry.getAttribute(name);
      if (!array.every(Number.isFinite)) throw new Error(`a ${name} is not a number`);
    }
  });
}

const studio: Studio = {
  async rendre(commande) {
    const { photo, ...temps } = await prendre(commande);
    const { couleur, triangles } = photo;
    return { webp: await encoder(photo.image), couleur, triangles, ...temps };
  },
  async eprouver(commande) {
    const { photo, ...temps } = await prendre(commande);
    return { png: await enPng(photo.image), triangles: photo.triangles, ...temps };
  },
  async composer(commande) {
    const { photo, ...temps } = await prendreComposition(commande);
    const { image, couleur, triangles } = photo;
    return { webp: await encoderLargeurs(image, commande.largeurs), couleur, triangles, ...temps };
  },
  async eprouverComposition(commande) {
    const { photo, ...temps } = await prendreComposition(commande);
    return { png: await enPng(photo.image), triangles: photo.triangles, ...temps };
  },
  assembler: assemblerPlanche,
};

async function enPng(image: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return enBase64(await canvas.convertToBlob({ type: 'image/png' }));
}

async function enBase64(blob: Blob): Promise<string> {
  return new Uint8Array(await blob.arrayBuffer()).toBase64();
}

/** A contact sheet: pictures in rows with their parameters under them. */
async function assemblerPlanche(
  cases: readonly { png: string; legende: string }[],
  colonnes: number,
): Promise<string> {
  const [premiere] = cases;
  if (!premiere) throw new Error('nothing to put on a sheet');
  const cote = (await ouvrirPng(premiere.png)).width;
  const pied = 44;
  const rangs = Math.ceil(cases.length / colonnes);
  const canvas = new OffscreenCanvas(cote * colonnes, (cote + pied) * rangs);
  const toile = canvas.getContext('2d');
  if (!toile) throw new Error('no canvas');
  toile.fillStyle = '#ffffff';
  toile.fillRect(0, 0, canvas.width, canvas.height);
  toile.fillStyle = '#333333';
  toile.font = `13px ${POLICE}`;
  for (const [i, { png, legende }] of cases.entries()) {
    const [x, y] = [(i % colonnes) * cote, Math.floor(i / colonnes) * (cote + pied)];
    toile.drawImage(await ouvrirPng(png), x, y, cote, cote);
    const moitie = Math.ceil(legende.length / 2);
    const coupe = legende.length > 58 ? legende.indexOf(' ', moitie) : -1;
    const lignes = coupe < 0 ? [legende] : [legende.slice(0, coupe), legende.slice(coupe + 1)];
    for (const [n, ligne] of lignes.entries()) {
      toile.fillText(ligne, x + 10, y + cote + 16 + n * 16, cote - 20);
    }
  }
  return enBase64(await canvas.convertToBlob({ type: 'image/png' }));
}

function ouvrirPng(png: string): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([Uint8Array.fromBase64(png)], { type: 'image/png' }));
}

async function ouvrir(): Promise<void> {
  const police = new FontFace(POLICE, 'url(/police.woff2)', { weight: '100 900' });
  document.fonts.add(await police.load());
  Object.assign(window, { studio });
}

await ouvrir();
