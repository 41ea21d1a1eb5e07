/** Aviation snips: compound joint, bent blades; the colour of the grips tells which way they cut. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, mirror, piece } from '../geometrie/assemblage.ts';
import { disc, roundedPolygon } from '../geometrie/contours.ts';
import { extrude, hexPrism } from '../geometrie/solides.ts';
import { acierBrut, laque, zincBlanc } from '../matieres/metaux.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { gaine } from '../pieces/gaine.ts';
import { GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

/** As the trade knows them: green turns right, red left, yellow goes straight. */
const COULEURS = { droite: '#2f7d3a', gauche: '#b3221f', universelle: '#dba70e' } as const;

export default defineModele({
  nom: 'cisaille-tole',
  params: Type.Object({ sens: choix('droite', 'gauche', 'universelle') }),
  extremes: [{ sens: 'droite' }, { sens: 'gauche' }, { sens: 'universelle' }],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ sens }) {
    const courbe = sens === 'universelle' ? 0 : sens === 'droite' ? -7 : 7;
    const lame = roundedPolygon([
      [4, 2, 1],
      [2, 18, 8],
      [20, 22 + courbe * 0.2, 10],
      [54, 11 + courbe, 6],
      [68, 2 + courbe * 1.3, 1],
      [66, 0.4 + courbe * 1.3],
      [36, 0.4 + courbe * 0.3],
    ]);
    const basse = roundedPolygon([
      [4, -2, 1],
      [36, -0.4 + courbe * 0.3],
      [66, -0.4 + courbe * 1.3],
      [68, -2 + courbe * 1.3, 1],
      [54, -11 + courbe, 6],
      [20, -22 + courbe * 0.2, 10],
      [2, -18, 8],
    ]);
    const bras = extrude(
      roundedPolygon([
        [14, 6, 4],
        [14, 22, 6],
        [-8, 26, 6],
        [-40, 30, 10],
        [-56, 31],
        [-56, 20],
        [-36, 17, 10],
        [-16, 6, 6],
      ]),
      6,
      { chanfrein: 1 },
    ).translate(0, 0, -3);
    return coucher(
      0,
      piece(
        merge(
          extrude(lame, 6, { chanfrein: 0.8 }),
          extrude(basse, 6, { chanfrein: 0.8 }).translate(0, 0, -6),
        ),
        acierBrut(),
      ),
      piece(merge(bras, mirror(bras, 'y')), laque('#2b2e33', 0.4)),
      piece(
        merge(
          hexPrism(12, 6, 0.8)
            .rotateX(Math.PI / 2)
            .translate(10, 0, 6),
          ...[
            [6, 15],
            [6, -15],
            [-14, 0],
          ].map(([x = 0, y = 0]) => extrude(disc(4), 11, { chanfrein: 1 }).translate(x, y, -3.5)),
        ),
        zincBlanc(),
      ),
      ...[1, -1].map((cote) => poignee(cote, COULEURS[sens])),
    );
  },
});

function poignee(cote: number, couleur: string): Object3D {
  const geometry = gaine(
    [
      [-34, 24 * cote, 0],
      [-60, 28 * cote, 0],
      [-100, 34 * cote, 0],
      [-140, 32 * cote, 0],
      [-172, 24 * cote, 0],
    ],
    9,
    0.28,
  );
  return piece(
    regions(geometry, (x, y) =>
      Math.max(Math.abs(y) - 31 + Math.abs(x + 110) * 0.06, x + 62, -165 - x),
    ),
    bimatiere(couleur, { couleurB: GOMME, rugositeB: 0.68 }),
    { echelle: [1, 1, 1.15] },
  );
}
