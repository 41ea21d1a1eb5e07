/** Concealed runners: a rail for the carcass, a runner that goes under the drawer, its hook. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole, holes, rectangle, slot } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import type { PointTourne } from '../geometrie/surface.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'coulisse-invisible',
  params: Type.Object({
    fermeture: choix('amortie', 'push-open'),
    /** Length over width, in a picture that is shorter than life. */
    elancement: mesure(4, 9),
  }),
  extremes: [
    { fermeture: 'amortie', elancement: 6 },
    { fermeture: 'push-open', elancement: 8 },
  ],
  prise: { azimut: -0.62, elevation: 0.5, cadre: 0.92 },
  construire({ fermeture, elancement }) {
    const longueur = elancement * 42;
    const sortie = longueur * 0.36;
    const acier = zincBlanc();
    const couleur = fermeture === 'amortie' ? '#d4662a' : '#3f6fb0';
    const un = groupe(
      piece(merge(rail(longueur), aile(longueur)), acier),
      piece(extruder(INTERMEDIAIRE, longueur * 0.9).translate(-sortie * 0.5, 0, 0), acier),
      piece(
        merge(extruder(COULISSEAU, longueur), dessus(longueur)).translate(-sortie, 0, 0),
        acier,
      ),
      piece(
        merge(
          box(46, 15, 26, 2).translate(-sortie + 26, 14, 20),
          box(longueur * 0.32, 9, 14, 1.5).translate(longueur * 0.82, 9, 14),
        ),
        plastique('#4a4e54'),
      ),
      piece(
        merge(
          box(22, 7, 9, 1.6).translate(-sortie + 14, 9, 34),
          box(10, 6, 15, 1.2).translate(longueur * 0.66, 10, 14),
        ),
        plastique(couleur),
      ),
    );
    return un;
  },
});

const COULISSEAU: readonly PointTourne[] = [
  [-7, 16],
  [-7, 27, 1.4],
  [-34, 27, 1.4],
  [-34, 15, 1.2],
  [-30, 15],
];
const INTERMEDIAIRE: readonly PointTourne[] = [
  [-10, 9],
  [-10, 22, 1.2],
  [-30, 22, 1.2],
  [-30, 9],
];

/** Section drawn as seen from its end, run along x. */
function extruder(points: readonly PointTourne[], longueur: number): BufferGeometry {
  return extrude(pli(points, 1.4), longueur, { chanfrein: 0.15, finesse: 6 }).rotateY(Math.PI / 2);
}

function rail(longueur: number): BufferGeometry {
  return extruder(
    [
      [0, 4],
      [0, 0.7, 1],
      [-36, 0.7, 1.4],
      [-36, 9, 1.2],
      [-31, 12],
    ],
    longueur,
  );
}

/** The upright wing that is screwed to the carcass. */
function aile(longueur: number): BufferGeometry {
  const tole = rectangle(longueur, 34, 2, longueur / 2, 18);
  const n = Math.max(3, Math.round(longueur / 70));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) * longueur) / n;
    if (i % 2 === 0) hole(tole, slot([x - 5, 26], [x + 5, 26], 2.6));
    else {
      holes(tole, 2.6, [
        [x, 26],
        [x, 12],
      ]);
    }
  }
  return extrude(tole, 1.4, { chanfrein: 0.2 }).translate(0, 0, -1);
}

/** Holes in the top of the runner. */
function dessus(longueur: number): BufferGeometry {
  const bande = rectangle(longueur * 0.96, 20, 1, longueur / 2, -20.5);
  holes(bande, 2.4, [
    [longueur * 0.16, -20.5],
    [longueur * 0.5, -20.5],
    [longueur * 0.84, -20.5],
  ]);
  return extrudeUp(bande, 0.7, { chanfrein: 0.1 }).rotateX(0).translate(0, 27.4, 0);
}
