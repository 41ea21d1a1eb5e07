/** Mounting plates of clip-on hinges: cruciform or inline, by height and fixing. */
import type { BufferGeometry, Mesh } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import {
  hole,
  holes,
  rectangle,
  roundedPolygon,
  slot,
  type Point2,
} from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { nickel, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

export default defineModele({
  nom: 'embase-de-charniere',
  params: Type.Object({
    forme: choix('croix', 'droite'),
    /** Millimetres under the arm. */
    hauteur: mesure(0, 8),
    fixation: choix('a-visser', 'euro', 'a-cheviller'),
  }),
  extremes: [
    { forme: 'croix', hauteur: 0, fixation: 'a-visser' },
    { forme: 'croix', hauteur: 6, fixation: 'euro' },
    { forme: 'droite', hauteur: 2, fixation: 'a-cheviller' },
  ],
  prise: { azimut: 0.62, elevation: 0.55, cadre: 0.8 },
  construire({ forme, hauteur, fixation }) {
    const trous: Point2[] =
      forme === 'croix'
        ? [
            [2, -16],
            [2, 16],
          ]
        : [
            [-14, 0],
            [18, 0],
          ];
    return groupe(
      piece(merge(socle(forme, trous, hauteur), dos(forme, hauteur)), nickel()),
      ...attaches(fixation, trous, hauteur),
    );
  },
});

function socle(
  forme: 'croix' | 'droite',
  trous: readonly Point2[],
  hauteur: number,
): BufferGeometry {
  const contour =
    forme === 'croix'
      ? roundedPolygon([
          [-5, -26, 5],
          [9, -26, 5],
          [9, -9, 2],
          [26, -8, 3],
          [26, 8, 3],
          [9, 9, 2],
          [9, 26, 5],
          [-5, 26, 5],
          [-5, 9, 2],
          [-20, 8, 3],
          [-20, -8, 3],
          [-5, -9, 2],
        ])
      : rectangle(62, 17, 4, 2, 0);
  return extrudeUp(holes(contour, 2.9, trous), 2 + hauteur, { chanfrein: 0.5 });
}

/** The ridge the arm clips on: two cheeks, a bridge with a slot, a hooked nose. */
function dos(forme: 'croix' | 'droite', hauteur: number): BufferGeometry {
  const [x0, x1] = forme === 'croix' ? [-18, 24] : [-6, 10];
  const joue = roundedPolygon([
    [x0, 0],
    [x1 + 4, 0],
    [x1 + 6, 4, 1],
    [x1, 8, 1.6],
    [x0 + 6, 8, 2],
    [x0, 5, 1.6],
  ]);
  const cote = extrude(joue, 1.5, { chanfrein: 0.35 });
  const pont = hole(
    rectangle(x1 - x0 - 8, 11, 0.8, (x0 + x1) / 2, 0),
    slot([(x0 + x1) / 2 - 3, 0], [(x0 + x1) / 2 + 3, 0], 2.4),
  );
  return merge(
    cote.clone().translate(0, 0, 4.4),
    cote.clone().translate(0, 0, -5.9),
    extrudeUp(pont, 1.6, { chanfrein: 0.3 }).translate(0, 6.2, 0),
    box(3, 3, 11, 0.8).translate(x1 + 4, 3, 0),
  ).translate(0, 1.8 + hauteur, 0);
}

function attaches(fixation: string, trous: readonly Point2[], hauteur: number): Mesh[] {
  const y = 2 + hauteur;
  const places = trous.map(([x, z]) => ({ position: [x, 0, -z] as const }));
  if (fixation === 'a-visser') return [];
  if (fixation === 'a-cheviller') {
    const cheville = lathe([
      [0, -11],
      [3.8, -11, 0.8],
      [4.7, -9, 0.4],
      [4.2, -7.4],
      [4.8, -5.4],
      [4.3, -3.6],
      [4.9, -1.6],
      [4.9, 0],
    ]);
    return [piece(repeat(cheville, places), plastique('#c9c8c2')), ...tetes(places, y)];
  }
  const euro = thread({ diametre: 6.2, noyau: 4.6, pas: 2.6, y0: -12, y1: 0, pointe: 1.6 });
  return [piece(repeat(euro, places), zincBlanc()), ...tetes(places, y)];
}

function tetes(
  places: readonly { position: readonly [number, number, number] }[],
  y: number,
): Mesh[] {
  const tete = merge(
    lathe([
      [3, -1],
      [4.4, 0.6, 0.4],
      [4.2, 1.2, 0.4],
      [3, 1.4],
    ]),
    recess({ empreinte: 'pozidriv', taille: 4.4, rayon: 3, y: 1.4, profondeur: 1.4 }),
  );
  const hautes = places.map(({ position: [x, , z] }) => ({ position: [x, y, z] as const }));
  return [piece(repeat(tete, hautes), zincBlanc())];
}
