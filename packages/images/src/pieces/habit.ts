/** What garments share: their cloths, hems, ribs, tapes, seams. */
import type { BufferGeometry, MeshPhysicalMaterial, Object3D } from 'three';
import { Color } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { materiau, type Relief } from '../matieres/materiau.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { COULEURS, type Couleur } from '../nuancier.ts';
import type { Buste } from './buste.ts';
import { lisiere, peau, rapporter, travers, type Hauteur, type Panneau } from './etoffe.ts';

/** Dyes of cloth: black and navy are paler than in plastics, or pockets and seams would be lost. */
export const TEINTS: Readonly<Record<Couleur, string>> = {
  ...COULEURS,
  noir: '#34363b',
  marine: '#263454',
  anthracite: '#4d5157',
};

/** Weaves as they are seen from two metres: coarser than they are, or they would only shimmer. */
export type Tissu =
  | 'jersey'
  | 'pique'
  | 'molleton'
  | 'polaire'
  | 'toile'
  | 'serge'
  | 'denim'
  | 'enduit'
  | 'softshell'
  | 'nontisse'
  | 'velours';

const TISSUS: Record<Tissu, { relief: Relief; rugosite: number; duvet: number }> = {
  jersey: { relief: { sorte: 'grain', echelle: 0.6, force: 0.06 }, rugosite: 0.9, duvet: 0.3 },
  pique: { relief: { sorte: 'grain', echelle: 0.4, force: 0.14 }, rugosite: 0.92, duvet: 0.3 },
  molleton: { relief: { sorte: 'grain', echelle: 0.35, force: 0.12 }, rugosite: 0.95, duvet: 0.45 },
  polaire: { relief: { sorte: 'grain', echelle: 0.16, force: 0.45 }, rugosite: 0.98, duvet: 0.6 },
  toile: { relief: { sorte: 'grain', echelle: 0.7, force: 0.06 }, rugosite: 0.85, duvet: 0.2 },
  serge: { relief: { sorte: 'grain', echelle: 0.55, force: 0.08 }, rugosite: 0.85, duvet: 0.2 },
  denim: { relief: { sorte: 'serge', echelle: 0.34, force: 0.2 }, rugosite: 0.9, duvet: 0.2 },
  enduit: { relief: { sorte: 'grain', echelle: 0.2, force: 0.04 }, rugosite: 0.5, duvet: 0 },
  softshell: { relief: { sorte: 'grain', echelle: 0.5, force: 0.06 }, rugosite: 0.72, duvet: 0.1 },
  nontisse: { relief: { sorte: 'grain', echelle: 0.25, force: 0.12 }, rugosite: 0.75, duvet: 0.1 },
  velours: {
    relief: { sorte: 'brosse', echelle: 0.4, force: 0.5, axe: 'y' },
    rugosite: 0.9,
    duvet: 0.7,
  },
};

export function tissu(couleur: string, sorte: Tissu): MeshPhysicalMaterial {
  const { relief, rugosite, duvet } = TISSUS[sorte];
  return materiau({ couleur, rugosite, duvet, eclat: sorte === 'enduit' ? 0.8 : 0.4, relief });
}

/** The same dye in shadow or in light: seams, threads, linings. */
export function nuance(couleur: string, k: number): string {
  const c = new Color(couleur);
  if (k < 1) c.multiplyScalar(k);
  else c.lerp(new Color('#ffffff'), k - 1);
  return `#${c.getHexString()}`;
}

/** Thread that shows: darker than the cloth, lighter on what is nearly black. */
export function fil(couleur: string): string {
  const { r, g, b } = new Color(couleur);
  return nuance(couleur, 0.3 * r + 0.6 * g + 0.1 * b < 0.06 ? 1.2 : 0.62);
}

/** Tape that sends light back, as grey as it is by day. */
export const bandeGrise = () => materiau({ couleur: '#c0c4c8', rugosite: 0.38, eclat: 0.8 });

/** Knitted rib of a band of a piece: fine columns that hold it together. */
export function cotes(piece0: Panneau, haut: number, couleur: string): Object3D {
  const cloth = travers(piece0, 0, haut);
  const rib: Panneau = {
    ...cloth,
    at(u, v) {
      const [x, y, z] = cloth.at(u, v);
      return [x, y, z + 1.5 * Math.cos((u * cloth.large * Math.PI * 2) / 8)];
    },
  };
  return groupe(
    piece(peau(rib, { ecart: 1.6, pas: 2 }), tissu(couleur, 'jersey')),
    piece(peau(travers(piece0, haut, haut + 2.4), { ecart: 0.9 }), tissu(fil(couleur), 'jersey')),
  );
}

/** A line of stitches: a narrow groove beside a narrow welt. */
export function couture(
  points: readonly Point2[],
  z: Hauteur,
  couleur: string,
  large = 2.2,
): Object3D {
  return piece(
    peau(rapporter(lisiere(points, large), z, 0.9), { pas: 5 }),
    tissu(couleur, 'jersey'),
  );
}

/** Turned hems: a stitched line round the end of body and sleeves. */
export function ourlets(b: Buste, couleur: string): Object3D[] {
  const trame = fil(couleur);
  const trait = (cloth: Panneau, mm: number): BufferGeometry =>
    peau(travers(cloth, mm, mm + 2), { ecart: 0.7 });
  return [trait(b.corps, 22), ...b.manches.map((m) => trait(m, 20))].map((g) =>
    piece(g, tissu(trame, 'jersey')),
  );
}

/** Tape round the body at these heights, 50 mm wide. */
export function bandesCorps(b: Buste, hauteurs: readonly number[], large = 50): BufferGeometry[] {
  return hauteurs.map((y) => {
    const bord = (yy: number): [Point2, Point2] => [
      [-b.demi(yy) * 1.004, yy],
      [b.demi(yy) * 1.004, yy],
    ];
    const cut = { bas: bord(y), haut: bord(y + large) };
    return peau(rapporter(cut, b.z, 1.6), { pas: 3.5 });
  });
}

/** Tape round the sleeves, so far from the cuff. */
export function bandesManches(b: Buste, places: readonly number[], large = 50): BufferGeometry[] {
  return b.manches.flatMap((m) =>
    places.map((mm) => peau(travers(m, mm, mm + large), { ecart: 1.6, pas: 3.5 })),
  );
}
