/** Wood chisels: bevelled blade by its width, turned ash or two-colour handle. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { polygon, roundedPolygon } from '../geometrie/contours.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, hss, laiton } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { manche, poigneeOf } from '../pieces/manche.ts';
import { allonger } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'ciseau-a-bois',
  params: Type.Object({
    largeur: mesure(6, 40),
    manche: choix('frene', 'bimatiere'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { largeur: 20, manche: 'bimatiere', marque: 'stahlmann' },
    { largeur: 6, manche: 'bimatiere', marque: 'durandal' },
    { largeur: 40, manche: 'frene', marque: 'neutre' },
  ],
  prise: { azimut: 0.8, elevation: 0.85 },
  construire({ largeur, manche: matiere, marque }) {
    const w = largeur / 2;
    const e = 4.4;
    const lame = extrudeUp(
      polygon([
        [-w, e / 2],
        [w, e / 2],
        [w, e / 2 - 1.4],
        [w * 0.62, -e / 2],
        [-w * 0.62, -e / 2],
        [-w, e / 2 - 1.4],
      ]),
      104,
      { chanfrein: 0.15 },
    ).translate(0, -104, 0);
    const biseau = extrude(
      polygon([
        [0, -e / 2],
        [0, e / 2],
        [-10.5, -e / 2 + 0.2],
      ]),
      largeur,
      { chanfrein: 0.1 },
    )
      .rotateY(Math.PI / 2)
      .rotateX(Math.PI / 2)
      .translate(-w, -104, 0);
    const epaule = extrude(
      roundedPolygon([
        [-w, -1],
        [w, -1],
        [w, 2, 2],
        [5, 14, 6],
        [-5, 14, 6],
        [-w, 2, 2],
      ]),
      e,
      { chanfrein: 0.5 },
    ).translate(0, 0, -e / 2);
    const soie = lathe([
      [4.4, 4],
      [5, 8, 5],
      [5.2, 30, 2],
      [10, 34, 2],
      [10, 37, 1],
      [6, 38],
    ]);
    return allonger(
      -1.42,
      piece(merge(lame, biseau, epaule, soie), hss()),
      ...(matiere === 'frene' ? mancheBois() : [mancheSouple(marque)]),
      piece(
        lathe([
          [11.6, 148],
          [12.4, 149, 0.6],
          [12.4, 154, 1.5],
          [9, 157, 2],
          [0, 157.6],
        ]),
        acierBrut(),
      ),
    );
  },
});

function mancheBois(): Object3D[] {
  return [
    piece(
      manche({
        profil: [
          [9, 37],
          [11, 50, 6],
          [15.5, 84, 20],
          [15.8, 110, 18],
          [12.6, 140, 10],
          [12, 150],
        ],
        rangs: 50,
      }),
      bois('frene', { fil: 'y', travers: 'x', vernis: 0.4 }),
    ),
    piece(
      lathe([
        [9.6, 37],
        [10.6, 38, 0.6],
        [11.2, 50, 0.8],
        [10, 51],
      ]),
      laiton(),
    ),
  ];
}

function mancheSouple(marque: Parameters<typeof poigneeOf>[0]): Object3D {
  const geometry = manche({
    profil: [
      [7, 37],
      [12.5, 39, 2],
      [13.4, 48, 3],
      [11, 58, 6],
      [15.4, 92, 20],
      [16.4, 124, 14],
      [13, 146, 6],
      [12, 150],
    ],
    ovale: 0.86,
  });
  return piece(
    regions(geometry, (x, y) =>
      Math.max(Math.abs(y - 92) - 42, 8.4 - Math.abs(x) - 2 * Math.sin(y / 12)),
    ),
    poigneeOf(marque),
  );
}
