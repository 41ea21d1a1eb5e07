/**
 * The moulded housing of a machine, the same for every machine of a maker: shell in its colour, soft
 * grip, dark belly, the seam of the two halves and the name laid on the true surface.
 */
import type { BufferGeometry, Object3D, Vector3 } from 'three';
import { decalque, logo } from '../etiquettes/etiquette.ts';
import { dessiner, write, type Dessin } from '../etiquettes/dessin.ts';
import { merge, piece } from '../geometrie/assemblage.ts';
import type { Point3 } from '../geometrie/balayage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { phosphate } from '../matieres/metaux.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { displace, smoothstep, type Champ } from '../sdf/champ.ts';
import { mesh, reach, regions } from '../sdf/maillage.ts';

export const SOUPLE = '#26282c';
export const SOMBRE = '#34373c';
/** Print on what is dark, whatever the maker's ink. */
export const CLAIR = '#f2f2f0';

/** Further out than any machine is wide: where one looks at its side from. */
const DEVANT = 320;

export interface Coque {
  marque: Marque;
  corps: Champ;
  /** Soft grip where negative, raised a little. */
  souple: Champ;
  /** Dark plastic where negative. */
  sombre?: Champ;
  min: Point3;
  max: Point3;
  pas?: number;
  /** Where ribs of the grip follow each other: a coordinate in millimetres; none unless told. */
  stries?: Champ;
  /** Joint of two half shells in the plane of z = 0. */
  joint?: boolean;
}

export interface CoqueMoulee {
  objet: Object3D;
  /** The finished surface, for what is laid on it. */
  champ: Champ;
}

export function coque(c: Coque): CoqueMoulee {
  const champ = displace(c.corps, (x, y, z) => relief(c, x, y, z), 5);
  const geometry = regions(mesh(champ, c.min, c.max, c.pas ?? 1.3), c.souple, c.sombre);
  return { objet: piece(geometry, matiereCoque(c.marque)), champ };
}

export function matiereCoque(marque: Marque) {
  return bimatiere(teinteOf(marque).teinte, {
    couleurB: SOUPLE,
    rugositeB: 0.66,
    couleurC: SOMBRE,
    rugositeC: 0.46,
    joint: 0.5,
  });
}

function relief({ souple, stries, joint = true }: Coque, x: number, y: number, z: number): number {
  const dans = souple(x, y, z);
  let h = 0.9 * smoothstep(0.75, -0.75, dans);
  if (stries && dans < -1.5) {
    const onde = 0.5 + 0.5 * Math.cos((stries(x, y, z) * Math.PI * 2) / 5.4);
    h -= 0.8 * smoothstep(0.3, 0.7, onde) * smoothstep(-1.5, -4, dans);
  }
  if (joint && Math.abs(z) < 1.4) h -= 0.6 * smoothstep(1.2, 0.3, Math.abs(z));
  return h;
}

export interface Place {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
  /** Radians, counter-clockwise. */
  angle?: number;
}

/** A print on the side that faces +z, following the surface. */
export function pose(champ: Champ, dessin: Dessin, place: Place): Object3D {
  return piece(sur(champ, place), decalque(dessin));
}

function sur(champ: Champ, { x, y, largeur, hauteur, angle = 0 }: Place) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return surface(
    28,
    8,
    (u, v, out: Vector3) => {
      const [dx, dy] = [(u - 0.5) * largeur, (v - 0.5) * hauteur];
      const [px, py] = [x + dx * c - dy * s, y + dx * s + dy * c];
      out.set(px, py, reach(champ, 'z', px, py, DEVANT) + 0.25);
    },
    1.5,
  );
}

/** The maker's name, 4 wide for 1 high. */
export function signature(
  champ: Champ,
  marque: Marque,
  place: Omit<Place, 'hauteur'>,
  couleur?: string,
): Object3D {
  return pose(champ, logo(marque, couleur), { ...place, hauteur: place.largeur / 4 });
}

/** A number or a size, in white unless told. */
export function chiffre(texte: string, couleur = CLAIR): Dessin {
  return dessiner(512, 192, (toile) => {
    toile.clearRect(0, 0, 512, 192);
    write(toile, { texte, x: 256, y: 100, taille: 150, couleur, largeur: 490 });
  });
}

/** Screws that hold the half shells, sunk in the side that faces +z. */
export function visCoque(champ: Champ, places: readonly Point2[]): Object3D {
  const tetes = places.map(([x, y]): BufferGeometry => {
    const tete = lathe(
      [
        [2.9, -1.5],
        [2.9, 0.5, 0.4],
        [1.5, 0.5, 0.2],
        [1.3, -0.5],
        [0, -0.5],
      ],
      24,
    );
    return tete.rotateX(Math.PI / 2).translate(x, y, reach(champ, 'z', x, y, DEVANT));
  });
  return piece(merge(...tetes), phosphate());
}
