/** Roller runners: two painted angles, a nylon wheel at the front of one and the back of the other. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole, holes, rectangle, slot } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { epoxy, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'coulisse-a-galets',
  params: Type.Object({
    couleur: choix('blanc', 'gris', 'marron'),
    /** Length over height, in a picture that is shorter than life. */
    elancement: mesure(4, 9),
  }),
  extremes: [
    { couleur: 'blanc', elancement: 7 },
    { couleur: 'marron', elancement: 5 },
  ],
  prise: { azimut: -0.62, elevation: 0.45, cadre: 0.92, exposition: 1.05 },
  construire({ couleur, elancement }) {
    const longueur = elancement * 36;
    const peinture = epoxy(COULEURS[couleur]);
    // Side by side, so that both wheels are seen.
    const avance = longueur * 0.12;
    const corps = merge(
      ame(longueur, 33),
      profil(longueur, [
        [0, 16],
        [-9, 16.6, 1.5],
        [-11, 13],
      ]),
      profil(longueur, [
        [0, -16],
        [-11, -16.6, 1.5],
        [-11, -13],
      ]),
    );
    const tiroir = merge(
      ame(longueur, 26),
      profil(longueur, [
        [0, 13],
        [-10, 13, 1.4],
        [-10, 9.4],
      ]),
      profil(longueur, [
        [0, -12.6],
        [10, -12.6, 1],
      ]),
    );
    const coulisse = groupe(
      piece(corps, peinture),
      piece(tiroir.translate(-avance, -3, 62), peinture),
      piece(
        merge(galet(13, -6, 6), galet(longueur - avance - 12, -3, 68)),
        plastique('#f1f0ec', 0.3),
      ),
      piece(merge(rivet(13, -6, 10.6), rivet(longueur - avance - 12, -3, 72.6)), zincBlanc()),
    );
    return coulisse;
  },
});

function profil(longueur: number, points: readonly PointTourne[]): BufferGeometry {
  return extrude(pli(points, 1.3), longueur, { chanfrein: 0.15, finesse: 6 }).rotateY(Math.PI / 2);
}

function ame(longueur: number, haut: number): BufferGeometry {
  const tole = rectangle(longueur, haut, 1.5, longueur / 2, 0);
  const n = Math.max(3, Math.round(longueur / 62));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.6) * longueur) / n;
    if (i % 2 === 0) hole(tole, slot([x - 5, 2], [x + 5, 2], 2.3));
    else holes(tole, 2.3, [[x, 2]]);
  }
  return extrude(tole, 1.3, { chanfrein: 0.2 }).translate(0, 0, -0.65);
}

function galet(x: number, y: number, z: number): BufferGeometry {
  return lathe([
    [2, -4],
    [5, -4, 0.4],
    [6, -2.6, 0.6],
    [9, -2.6, 0.4],
    [10, -4, 0.5],
    [10.6, 0, 2],
    [10, 4, 0.5],
    [9, 2.6, 0.4],
    [6, 2.6, 0.6],
    [5, 4, 0.4],
    [0, 4],
  ])
    .rotateX(Math.PI / 2)
    .translate(x, y, z);
}

function rivet(x: number, y: number, z: number): BufferGeometry {
  return lathe([
    [0, -2],
    [3, -2],
    [3.2, 0, 0.5],
    [2, 1.2, 0.8],
    [0, 1.5],
  ])
    .rotateX(Math.PI / 2)
    .translate(x, y, z);
}
