/** Sack trucks: bent tube frame, wide toe plate, two wheels by what they roll on. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { epoxy, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { roueGonflee } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'diable',
  params: Type.Object({
    roues: choix('pneumatique', 'increvable', 'pleine'),
    /** A third upright for heavy loads. */
    renforce: Type.Boolean(),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { roues: 'pneumatique', renforce: false, marque: 'levax' },
    { roues: 'increvable', renforce: true, marque: 'rackor' },
    { roues: 'pleine', renforce: false, marque: 'comptoir' },
  ],
  prise: { azimut: 0.62, elevation: 0.24, cadre: 0.88 },
  construire({ roues, renforce, marque }) {
    const peinture = epoxy(couleurVive(marque));
    const w = 165;
    const r = roues === 'pleine' ? 105 : 130;
    const montant = (x: number) =>
      tube(
        curve([
          [x, 24, 0],
          [x, 400, -8],
          [x, 900, -14],
          [x, 1050, -40],
          [x * 1.03, 1150, -130],
          [x * 1.06, 1180, -230],
        ]),
        14,
        { pas: 70, cotes: 18 },
      );
    return groupe(
      piece(
        merge(
          montant(-w),
          montant(w),
          ...[180, 460, 740, 1010].map((y) =>
            tige([-w, y, y > 1000 ? -30 : -8], [w, y, y > 1000 ? -30 : -8], 12),
          ),
          ...(renforce
            ? [
                tige([0, 30, -4], [0, 1010, -26], 13),
                tige([-60, 30, -4], [-60, 740, -12], 9),
                tige([60, 30, -4], [60, 740, -12], 9),
              ]
            : []),
          ...[-1, 1].flatMap((x) => [
            tige([x * w, 380, -6], [x * (w - 8), r, -r * 0.9], 11),
            tige([x * w, 40, 0], [x * (w - 8), r, -r * 0.9], 11),
          ]),
        ),
        peinture,
      ),
      piece(
        merge(box(440, 9, 230, 4).translate(0, 6, 110), box(440, 90, 8, 4).translate(0, 50, 0)),
        peinture,
      ),
      piece(tige([-w - 70, r, -r * 0.9], [w + 70, r, -r * 0.9], 10), zincBlanc()),
      ...[-1, 1].map((x) =>
        poser(roueGonflee(2 * r, roues === 'pleine' ? 52 : 78, roues, '#c9cccf'), {
          position: [x * (w + 58), r, -r * 0.9],
          rotation: [0, Math.PI / 2, 0],
        }),
      ),
      ...[-1, 1].map((x) =>
        piece(
          tube(
            curve([
              [x * w * 1.03, 1154, -138],
              [x * w * 1.055, 1178, -210],
              [x * w * 1.06, 1182, -262],
            ]),
            18,
            { pas: 30, cotes: 18 },
          ),
          caoutchouc(),
        ),
      ),
      // Guards that save the knuckles in doorways.
      ...[-1, 1].map((x) =>
        piece(
          tube(
            curve([
              [x * w, 1060, -50],
              [x * (w + 52), 1120, -110],
              [x * (w + 62), 1168, -210],
              [x * (w + 14), 1186, -262],
            ]),
            8,
            { pas: 40, cotes: 12 },
          ),
          caoutchouc(),
        ),
      ),
    );
  },
});
