/** Wall accessories of one range: colours, frames, the 45 mm faces that go in them. */
import type { BufferGeometry } from 'three';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { plastique } from '../matieres/plastiques.ts';

export const TEINTES_APPAREILLAGE = {
  blanc: '#ecebe6',
  anthracite: '#43474c',
  noir: '#232427',
  gris: '#9a9fa3',
  beige: '#d9c9a8',
} as const;
export type TeinteAppareillage = keyof typeof TEINTES_APPAREILLAGE;
export const NOMS_TEINTE = Object.keys(TEINTES_APPAREILLAGE) as [
  TeinteAppareillage,
  ...TeinteAppareillage[],
];

export const ENTRAXE = 71;
export const FENETRE = 46;
/** Height of the frame's face above the wall. */
export const SAILLIE = 9;

/** Dark ones are matt, as they are made. */
export function matiereAppareillage(couleur: TeinteAppareillage) {
  const teinte = TEINTES_APPAREILLAGE[couleur];
  return couleur === 'blanc' || couleur === 'beige'
    ? plastiqueBrillant(teinte)
    : plastique(teinte, 0.4);
}

/** So many windows beside each other; its back in the plane of z = 0, centred. */
export function cadre(postes: number): BufferGeometry {
  const plaque = rectangle(80 + ENTRAXE * (postes - 1), 80, 7);
  for (let i = 0; i < postes; i++) {
    hole(plaque, rectangle(FENETRE, FENETRE, 1.6, centre(i, postes)));
  }
  return extrude(plaque, SAILLIE, { chanfrein: 2.2, angle: 0.7 });
}

export function centre(i: number, postes: number): number {
  return (i - (postes - 1) / 2) * ENTRAXE;
}
