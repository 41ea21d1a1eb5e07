/** Bolt cutters: long tubular arms, a compound head, blades bolted on. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, mirror, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, roundedPolygon } from '../geometrie/contours.ts';
import { extrude, hexPrism } from '../geometrie/solides.ts';
import { acierBrut, epoxy, laque, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'coupe-boulon',
  params: Type.Object({
    longueur: mesure(420, 950),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 600, marque: 'durandal' },
    { longueur: 450, marque: 'stahlmann' },
    { longueur: 900, marque: 'outibel' },
  ],
  prise: { azimut: -0.75, elevation: 0.95 },
  construire({ longueur, marque }) {
    const l = longueur - 150;
    const lame = extrude(
      roundedPolygon([
        [18, 8, 3],
        [30, 26, 8],
        [62, 24, 10],
        [88, 4, 2],
        [90, 0.6],
        [52, 0.6],
        [46, 7, 5],
        [30, 4, 4],
      ]),
      13,
      { chanfrein: 1.2 },
    ).translate(0, 0, -6.5);
    const biellette = extrude(
      roundedPolygon([
        [-52, 10, 5],
        [-50, 30, 8],
        [-10, 27, 8],
        [22, 26, 6],
        [24, 12, 5],
        [0, 2, 3],
        [-34, 2, 4],
      ]),
      11,
      { chanfrein: 1.5 },
    ).translate(0, 0, -5.5);
    const joue = extrude(
      roundedPolygon([
        [14, 20, 5],
        [48, 22, 6],
        [48, -22, 6],
        [14, -20, 5],
      ]),
      4,
      { chanfrein: 0.8 },
    );
    const boulons = [
      [22, 14],
      [40, 14],
      [-38, 18],
    ].flatMap(([x = 0, y = 0]) =>
      [1, -1].map((cote) =>
        hexPrism(11, 22, 1)
          .rotateX(Math.PI / 2)
          .translate(x, cote * y, -11),
      ),
    );
    return coucher(
      0,
      piece(merge(lame, mirror(lame, 'y')), acierBrut()),
      piece(merge(biellette, mirror(biellette, 'y')), laque('#26282c', 0.4)),
      piece(
        merge(joue.clone().translate(0, 0, 6.2), joue.clone().translate(0, 0, -10.2)),
        laque('#26282c', 0.4),
      ),
      piece(
        merge(...boulons, extrude(disc(6), 20, { chanfrein: 1 }).translate(-20, 0, -10)),
        zincBlanc(),
      ),
      ...[1, -1].flatMap((cote): Object3D[] => {
        const bras = [
          [-36, 18 * cote, 0],
          [-80, 27 * cote, 0],
          [-l * 0.6, (34 + l * 0.02) * cote, 0],
          [-l, 34 * cote, 0],
        ] as const;
        const poignee = [
          [-l + 120, (35 + l * 0.015) * cote, 0],
          [-l + 60, 35 * cote, 0],
          [-l, 34 * cote, 0],
          [-l - 24, 33.5 * cote, 0],
        ] as const;
        return [
          piece(tube(curve(bras), 10, { pas: 40, cotes: 24 }), epoxy(couleurVive(marque))),
          piece(
            tube(curve(poignee), 14, {
              pas: 70,
              cotes: 24,
              taille: (t) => 0.94 + 0.05 * Math.cos(t * 60) + (t > 0.96 ? 0.12 : 0),
            }),
            caoutchouc(),
          ),
        ];
      }),
    );
  },
});
