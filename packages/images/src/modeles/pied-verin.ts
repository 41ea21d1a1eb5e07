/** Levelling legs of kitchens: socket, ribbed shaft, adjustable foot, black. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { holes, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'pied-verin',
  params: Type.Object({
    /** Millimetres. */
    hauteur: mesure(70, 180),
    fixation: choix('a-visser', 'a-cheviller'),
  }),
  extremes: [
    { hauteur: 150, fixation: 'a-visser' },
    { hauteur: 80, fixation: 'a-cheviller' },
  ],
  prise: { azimut: 0.5, elevation: 0.36, exposition: 1.3 },
  construire({ hauteur, fixation }) {
    return groupe(
      piece(merge(pied(), fut(hauteur)), plastique('#2e3034', 0.5)),
      piece(merge(douille(hauteur), semelle(hauteur, fixation)), plastique('#2e3034', 0.5)),
    );
  },
});

function pied(): BufferGeometry {
  const base = lathe([
    [0, 0],
    [29, 0, 1],
    [30, 4, 1.5],
    [22, 8, 3],
    [15, 10, 2],
    [0, 10],
  ]);
  const crans = repeatAround(box(2.2, 6, 3, 0.8).translate(0, 3.6, 29.4), 24);
  return merge(base, crans);
}

function fut(hauteur: number): BufferGeometry {
  const haut = hauteur * 0.62;
  const nervures = repeatAround(box(2, haut - 12, 3.4, 0.6).translate(0, haut / 2 + 6, 13.4), 12);
  const corps = lathe([
    [0, 9],
    [12.6, 9],
    [12.6, haut],
    [0, haut],
  ]);
  return merge(corps, nervures);
}

function douille(hauteur: number): BufferGeometry {
  const bas = hauteur * 0.5;
  const corps = lathe([
    [13, bas],
    [18.6, bas, 0.8],
    [18.6, bas + 6, 0.6],
    [17, bas + 7, 0.6],
    [17.6, hauteur - 4, 0.8],
    [0, hauteur - 4],
  ]);
  const nervures = repeatAround(
    box(1.8, hauteur - bas - 14, 5, 0.6).translate(0, (hauteur + bas) / 2 + 2, 18.6),
    8,
  );
  return merge(corps, nervures);
}

/** Off centre, so that the leg stands near the edge of the unit. */
function semelle(hauteur: number, fixation: 'a-visser' | 'a-cheviller'): BufferGeometry {
  const plaque = roundedPolygon([
    [-30, -26, 9],
    [38, -30, 9],
    [38, 30, 9],
    [-30, 26, 9],
  ]);
  const coins = [
    [-21, -17],
    [28, -20],
    [28, 20],
    [-21, 17],
  ] as const;
  if (fixation === 'a-visser') holes(plaque, 2.6, coins);
  const tole = extrudeUp(plaque, 5, { chanfrein: 0.8 }).translate(0, hauteur - 5, 0);
  if (fixation === 'a-visser') return tole;
  const cheville = lathe([
    [0, 0],
    [5, 0],
    [5.3, 3],
    [4.6, 4],
    [5.3, 6],
    [4.6, 7],
    [5.2, 9],
    [3.4, 12, 0.6],
    [0, 12],
  ]).translate(0, hauteur - 0.4, 0);
  return merge(tole, ...coins.map(([x, z]) => cheville.clone().translate(x, 0, z)));
}
