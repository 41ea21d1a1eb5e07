/** Sets for sliding doors: bottom carriages, sprung top guides, a damper. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { holes, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, nombre } from '../modele.ts';

export default defineModele({
  nom: 'garniture-coulissante',
  params: Type.Object({ vantaux: nombre(2, 3), amortie: Type.Boolean() }),
  extremes: [
    { vantaux: 2, amortie: true },
    { vantaux: 3, amortie: false },
  ],
  prise: { azimut: 0.5, elevation: 0.5, cadre: 0.9 },
  construire({ vantaux, amortie }) {
    const pas = 92;
    const parts: Object3D[] = [];
    for (let i = 0; i < vantaux; i++) {
      const x = (i - (vantaux - 1) / 2) * pas;
      parts.push(poser(chariot(), { position: [x, 0, 30] }));
      parts.push(poser(chariot(), { position: [x + 18, 0, -34] }));
      parts.push(poser(guide(), { position: [x + 32, 0, -92], rotation: [0, 0.2, 0] }));
    }
    if (amortie) parts.push(poser(amortisseur(), { position: [0, 0, 86] }));
    return groupe(...parts);
  },
});

/** A bracket for the bottom of the door and its wheel on a bearing. */
function chariot(): Object3D {
  const equerre = holes(
    roundedPolygon([
      [-34, 16, 4],
      [34, 16, 4],
      [34, 40, 4],
      [16, 46, 6],
      [-34, 46, 4],
    ]),
    2.8,
    [
      [-24, 38],
      [0, 38],
      [24, 34],
      [-12, 26],
    ],
  );
  const roue = (x: number): BufferGeometry =>
    lathe(
      [
        [2.5, -4],
        [7, -4, 0.5],
        [8, -2.6, 0.5],
        [10.5, -3.4, 0.5],
        [13, -3.4, 0.8],
        [11.8, 0, 1.2],
        [13, 3.4, 0.8],
        [10.5, 3.4, 0.5],
        [8, 2.6, 0.5],
        [7, 4, 0.5],
        [0, 4],
      ],
      32,
    )
      .rotateX(Math.PI / 2)
      .translate(x, 13, 8);
  return groupe(
    piece(
      merge(
        extrude(equerre, 2.2, { chanfrein: 0.4 }),
        box(66, 12, 12, 1.5).translate(0, 20, 6),
        hexPrism(8, 5)
          .rotateX(Math.PI / 2)
          .translate(-18, 13, 12.5),
        hexPrism(8, 5)
          .rotateX(Math.PI / 2)
          .translate(18, 13, 12.5),
      ),
      zincBlanc(),
    ),
    piece(merge(roue(-18), roue(18)), plastique('#e7e5df', 0.3)),
  );
}

function guide(): Object3D {
  return groupe(
    piece(
      extrudeUp(
        holes(rectangle(52, 22, 4), 2.4, [
          [-20, 0],
          [20, 0],
        ]),
        6,
        { chanfrein: 1 },
      ),
      plastique('#3b3f45'),
    ),
    piece(
      merge(
        ...[-9, 9].map((x) =>
          lathe(
            [
              [0, 6],
              [6, 6],
              [6, 18, 1],
              [4, 19, 0.6],
              [0, 19],
            ],
            28,
          ).translate(x, 0, 0),
        ),
      ),
      plastique('#e7e5df', 0.3),
    ),
  );
}

function amortisseur(): Object3D {
  return groupe(
    piece(box(150, 13, 17, 3).translate(-10, 6.5, 0), plastique('#3b3f45')),
    piece(box(20, 12, 9, 2).translate(40, 16, 0), plastique('#d4662a')),
    piece(
      lathe([
        [0, 0],
        [2.4, 0],
        [2.4, 34],
        [0, 34],
      ])
        .rotateZ(-Math.PI / 2)
        .translate(64, 7, 0),
      zincBlanc(),
    ),
  );
}
