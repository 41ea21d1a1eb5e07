/** What the hand holds on a machine: pistol grip, closed grip, side handle, trigger. */
import type { Object3D } from 'three';
import { groupe, piece, poser, type Pose } from '../geometrie/assemblage.ts';
import { roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { clamp01, smoothMax, smoothMin, type Champ } from '../sdf/champ.ts';

/** A grip between two points of the plane z = 0; half sizes along x and z. */
export interface Manche {
  haut: Point2;
  bas: Point2;
  rx?: number;
  rz?: number;
}

/** Place along the grip from its top, place across (towards the front), both in millimetres. */
function reperer({ haut: [x0, y0], bas: [x1, y1] }: Manche) {
  const longueur = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / longueur, (y1 - y0) / longueur];
  return {
    longueur,
    le: (x: number, y: number) => (x - x0) * ux + (y - y0) * uy,
    travers: (x: number, y: number) => (y - y0) * ux - (x - x0) * uy,
  };
}

/** Rounded, with the swell that fills the palm. */
export function manche(grip: Manche): Champ {
  const { rx = 20, rz = 16.5 } = grip;
  const { longueur, le, travers } = reperer(grip);
  return (x, y, z) => {
    const s = le(x, y);
    const t = clamp01(s / longueur);
    const galbe = 1 + 0.07 * Math.sin(t * 4.4 + 0.2) - 0.03 * t;
    const [a, b] = [rx * galbe, rz * galbe];
    const r = Math.min(a, b) * 0.86;
    const [qa, qb] = [Math.abs(travers(x, y)) - a + r, Math.abs(z) - b + r];
    const d = Math.hypot(Math.max(qa, 0), Math.max(qb, 0)) + Math.min(Math.max(qa, qb), 0) - r;
    return Math.max(d, -s, s - longueur);
  };
}

/** Soft back of the grip, and its front below the trigger. */
export function mancheSouple(grip: Manche, sousGachette = 42): Champ {
  const { rx = 20 } = grip;
  const { longueur, le, travers } = reperer(grip);
  return (x, y) => {
    const [s, u] = [le(x, y), travers(x, y)];
    const dos = smoothMax(u + rx * 0.1 - 0.2 * rx * Math.sin(s / 22), -s - 4, 6);
    const devant = smoothMax(Math.max(rx * 0.42 - u, u - rx * 1.7), sousGachette - s, 8);
    return smoothMax(smoothMin(dos, devant, 5), s - longueur + 22, 8);
  };
}

/** Ribs across the grip. */
export function mancheStries(grip: Manche): Champ {
  const { le, travers } = reperer(grip);
  return (x, y) => le(x, y) + Math.abs(travers(x, y)) * 0.3;
}

/** Trigger: its top at the origin, the finger pulls towards −x. */
export function gachette(hauteur = 36, largeur = 14, couleur = '#1d1e21'): (p: Pose) => Object3D {
  const profil = roundedPolygon([
    [-12, 2, 3],
    [11, 2, 5],
    [12, -hauteur * 0.2, 6],
    [6, -hauteur * 0.55, 14],
    [9, -hauteur * 0.92, 5],
    [4, -hauteur, 4],
    [-12, -hauteur, 3],
  ]);
  return (p) =>
    poser(
      groupe(
        piece(extrude(profil, largeur, { chanfrein: 2.6, angle: 0.9 }), plastique(couleur), {
          position: [0, 0, -largeur / 2],
        }),
      ),
      p,
    );
}

/** Forward and reverse: a bar through the housing. */
export function inverseur(x: number, y: number, largeur: number): Object3D {
  return piece(box(15, 7, largeur, 2.4), plastique('#1d1e21'), { position: [x, y, 0] });
}

/** Screwed-on side handle along +x from the collar that clamps the machine. */
export function poigneeLaterale(longueur = 118, rayon = 16): Object3D {
  const profil = Array.from({ length: 9 }, (_, i) => {
    const x = 26 + ((longueur - 44) * i) / 8;
    return [
      [rayon * (0.88 + 0.1 * Math.sin((i / 8) * Math.PI)), x, 1.2],
      [rayon * (0.8 + 0.1 * Math.sin((i / 8) * Math.PI)), x + 3, 1],
    ] as const;
  }).flat();
  return groupe(
    piece(
      latheX(
        [
          [0, -12],
          [5, -12, 0.6],
          [5, 8],
        ],
        36,
      ),
      acierBruni(),
    ),
    piece(
      latheX(
        [
          [0, 6],
          [10, 6, 1],
          [11, 12, 2],
          [rayon * 1.28, 17, 2],
          [rayon * 1.28, 21, 2],
          [rayon * 0.82, 24, 2],
          ...profil,
          [rayon * 1.1, longueur - 10, 4],
          [rayon * 1.05, longueur - 3, 5],
          [rayon * 0.5, longueur, 3],
          [0, longueur],
        ],
        56,
      ),
      caoutchouc('#2a2c30'),
    ),
  );
}
