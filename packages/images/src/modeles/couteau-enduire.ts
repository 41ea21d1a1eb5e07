/** Filling knives: stainless blade by its width, two-colour handle with its steel heel. */
import * as Type from 'typebox';
import { piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { chromeMat, inoxBrosse } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { manche, poigneeOf } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'couteau-enduire',
  params: Type.Object({
    largeur: mesure(70, 310),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { largeur: 150, marque: 'bastide' },
    { largeur: 80, marque: 'durandal' },
    { largeur: 300, marque: 'comptoir' },
  ],
  prise: { azimut: -0.5, elevation: 0.85 },
  construire({ largeur, marque }) {
    const w = largeur / 2;
    const large = largeur >= 200;
    const h = large ? 82 : 104;
    const lame = large
      ? roundedPolygon(
          [
            [-w, h, 2],
            [-w, 26, 6],
            [-w * 0.8, 12, 10],
            [w * 0.8, 12, 10],
            [w, 26, 6],
            [w, h, 2],
          ].reverse() as [number, number, number][],
        )
      : roundedPolygon([
          [w, h, 1.5],
          [-w, h, 1.5],
          [-w + 4, 66, 30],
          [-13, 12, 16],
          [-11, -6],
          [11, -6],
          [13, 12, 16],
          [w - 4, 66, 30],
        ]);
    const dos = large
      ? [
          piece(box(largeur * 0.86, 14, 9, 3).translate(0, 16, 0), chromeMat()),
          piece(box(26, 24, 10, 3).translate(0, 2, 0), chromeMat()),
        ]
      : [];
    const poignee = manche({
      profil: [
        [0, -136],
        [11, -136, 2],
        [16, -128, 5],
        [16.5, -92, 20],
        [13, -46, 20],
        [14.5, -14, 6],
        [11, -4, 3],
        [0, -3],
      ],
      ovale: 0.68,
    });
    return coucher(
      0,
      piece(extrude(lame, 1.2, { chanfrein: 0.2 }).translate(0, 0, -0.6), inoxBrosse('y')),
      ...dos,
      piece(
        regions(poignee, (x, y) =>
          Math.max(Math.abs(y + 72) - 52, 6.5 - Math.abs(x) - 2.4 * Math.sin(y / 11)),
        ),
        poigneeOf(marque),
      ),
      piece(box(20, 9, 14, 3).translate(0, -137, 0), chromeMat()),
    );
  },
});
