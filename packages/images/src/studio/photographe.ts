/** Takes the picture of an object: stands it in the tent, reads its light, shoots, develops. */
import { BufferGeometry, Mesh, Scene, Texture, WebGLRenderer, type Object3D } from 'three';
import { ECLAIRAGE } from '../matieres/eclairage.ts';
import type { PriseEntiere } from '../modele.ts';
import { createAppareil, type Appareil } from './beaute.ts';
import { cadrer } from './cadrage.ts';
import { pixelsOf, type Format } from './format.ts';
import type { Qualite } from './qualite.ts';
import { readEntre, ombrer } from './sol.ts';
import { monterTente } from './tente.ts';
import { CARTE, CARTE_FINE, createIntegrateur, type Integrateur } from './visibilite.ts';

export interface Photo {
  image: ImageData;
  /** Mean colour of the object, « #rrggbb ». */
  couleur: string;
  triangles: number;
}

export interface Photographe {
  /** @param format of an arrangement; without, the square of an object alone. */
  photographier(object: Object3D, prise: PriseEntiere, qualite: Qualite, format?: Format): Photo;
}

export const OMBRE = [0.1, 0.11, 0.13] as const;
/** The darkest grey there is: black rubber and burnished steel keep their shape. */
export const PLUS_NOIR = 0.055;

export function createPhotographe(): Photographe {
  const renderer = new WebGLRenderer({ antialias: false, alpha: true });
  renderer.setSize(1, 1, false);
  renderer.setClearColor(0x000000, 0);
  renderer.autoClear = false;
  if (!renderer.extensions.has('EXT_float_blend')) throw new Error('no float blending here');
  const environnement = monterTente(renderer);
  const parFormat = new Map<string, { integrateur: Integrateur; appareil: Appareil }>();

  function chambre(format: Format, carte: number) {
    const nom = `${format.largeur}-${format.hauteur}-${carte}`;
    let found = parFormat.get(nom);
    if (!found) {
      found = {
        integrateur: createIntegrateur(renderer, format, carte),
        appareil: createAppareil(renderer, format, environnement),
      };
      parFormat.set(nom, found);
    }
    return found;
  }

  return {
    photographier(object, prise, { taille, directions, poses }, arrange) {
      const format = arrange ?? { largeur: taille, hauteur: taille };
      const { integrateur, appareil } = chambre(format, arrange ? CARTE_FINE : CARTE);
      const scene = new Scene();
      scene.add(object);
      const { camera, boite } = cadrer(object, prise, format.largeur / format.hauteur);
      ECLAIRAGE.studio.value = 0;
      const visible = integrateur.integrer(scene, camera, boite, directions);
      ECLAIRAGE.visibilite.value = visible.cible.texture;
      ECLAIRAGE.exposition.value = prise.exposition;
      ECLAIRAGE.studio.value = 1;
      const pixels = appareil.prendre(scene, camera, poses);
      ECLAIRAGE.studio.value = 0;
      const ombre = prise.sol
        ? ombrer(visible.sol, visible.formatSol, prise.ombre)
        : new Float32Array(pixelsOf(visible.formatSol));
      const photo = developper(pixels, format, ombre, visible.formatSol);
      const triangles = ranger(object);
      return { ...photo, triangles };
    },
  };
}

/** Object over shadow over white, top row first. */
function developper(
  pixels: Float32Array,
  { largeur, hauteur }: Format,
  ombre: Float32Array,
  formatOmbre: Format,
): Omit<Photo, 'triangles'> {
  const image = new ImageData(largeur, hauteur);
  const somme = [0, 0, 0, 0];
  for (let y = 0; y < hauteur; y++) {
    for (let x = 0; x < largeur; x++) {
      const source = ((hauteur - 1 - y) * largeur + x) * 4;
      const couvert = pixels[source + 3] ?? 0;
      const a = readEntre(
        ombre,
        formatOmbre,
        ((x + 0.5) * formatOmbre.largeur) / largeur - 0.5,
        ((hauteur - 1 - y + 0.5) * formatOmbre.hauteur) / hauteur - 0.5,
      );
      const vers = (y * largeur + x) * 4;
      for (let c = 0; c < 3; c++) {
        const objet = eclaircir(pixels[source + c] ?? 0, couvert);
        const table = 1 - a * (1 - (OMBRE[c] ?? 0));
        image.data[vers + c] = Math.round((objet + (1 - couvert) * table) * 255);
        somme[c] = (somme[c] ?? 0) + objet;
      }
      image.data[vers + 3] = 255;
      somme[3] = (somme[3] ?? 0) + couvert;
    }
  }
  const [r = 0, g = 0, b = 0, n = 0] = somme;
  if (n < 1) throw new Error('the picture is empty');
  const hex = [r, g, b].map((total) =>
    Math.round((total / n) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { image, couleur: `#${hex.join('')}` };
}

/** Lifts what is nearly black, and leaves the rest: premultiplied by how much of the pixel it covers. */
function eclaircir(valeur: number, couvert: number): number {
  const clair = Math.min(1, valeur / Math.max(couvert, 1e-3));
  return valeur + couvert * PLUS_NOIR * (1 - clair) ** 6;
}

/** Frees what the object holds on the card; compiled programs stay for the next one. */
function ranger(object: Object3D): number {
  let triangles = 0;
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { geometry, material } = part;
    triangles += (geometry.index?.count ?? geometry.getAttribute('position').count) / 3;
    geometry.dispose();
    if (geometry.userData.ombre instanceof BufferGeometry) geometry.userData.ombre.dispose();
    if ('map' in material && material.map instanceof Texture) material.map.dispose();
  });
  return triangles;
}
