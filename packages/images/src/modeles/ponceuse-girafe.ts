/** Long-reach sanders: a round head on a yoke, a long tube, the motor grip at its end. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { anodise } from '../matieres/metaux.ts';
import { abrasif, caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { coque, signature } from '../pieces/coque.ts';
import { union } from '../sdf/champ.ts';
import { capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'ponceuse-girafe',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Brushless ones carry their motor in the head and are slim behind. */
    moteur: choix('tete', 'manche'),
  }),
  extremes: [
    { marque: 'rothbeck', moteur: 'tete' },
    { marque: 'krafto', moteur: 'manche' },
  ],
  prise: { azimut: 0.25, elevation: 0.3, cadre: 0.92 },
  construire({ marque, moteur }) {
    const gros = moteur === 'manche';
    const r = gros ? 36 : 26;
    const corps = union(
      16,
      cylinder([-560, 0, 0], 'x', r, 74, 14),
      capsule([-470, 0, 0], [-380, 0, 0], r * 0.8, 21),
      capsule([-640, -4, 0], [-700, -16, 0], 22, 19),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x) => x + 636,
      sombre: (x) => -430 - x,
      stries: (x) => x,
      min: [-732, -60, -60],
      max: [-344, 60, 60],
      pas: 2,
      joint: false,
    });
    const machine = groupe(
      moule.objet,
      piece(
        latheX(
          [
            [0, -390],
            [16, -390],
            [16, 96, 1],
            [0, 96],
          ],
          40,
        ),
        anodise(),
      ),
      piece(
        latheX(
          [
            [16, -140],
            [21, -138, 2],
            [21, 30, 2],
            [16, 32],
          ],
          40,
        ),
        caoutchouc('#2a2c30'),
      ),
      piece(
        tube(
          curve([
            [-690, -14, 0],
            [-760, -30, -10],
            [-800, -90, -40],
            [-700, -150, -120],
          ]),
          14,
        ),
        plastique('#2b2d31'),
      ),
      piece(
        merge(box(44, 20, 44, 6).translate(104, 0, 0), box(20, 16, 16, 5).translate(128, 0, 0)),
        plastique('#34373c'),
      ),
      signature(moule.champ, marque, { x: -560, y: 6, largeur: 110 }),
    );
    return groupe(
      poser(machine, { rotation: [0, 0, 0.62] }),
      poser(tete(gros), { position: [168, 84, 4], rotation: [0.12, 0.35, 0] }),
    );
  },
});

/** Head that faces +z: ring of brushes, pad and abrasive; the motor on its back. */
function tete(gros: boolean) {
  return groupe(
    piece(
      latheZ(
        [
          [0, -36],
          [gros ? 40 : 56, -36, 8],
          [gros ? 48 : 60, -14, 6],
          [112, -8, 4],
          [118, 0, 3],
          [118, 12, 2],
          [112, 12],
        ],
        96,
      ),
      plastique('#3a3d42'),
    ),
    piece(
      latheZ(
        [
          [112, 6],
          [117, 10, 1],
          [116, 20, 1],
          [111, 20, 1],
          [111, 8],
        ],
        96,
      ),
      caoutchouc('#1f2023'),
    ),
    piece(
      latheZ(
        [
          [20, 18],
          [109, 18, 1],
          [109, 14],
        ],
        96,
      ),
      abrasif('#c9b48a', 1.6),
    ),
    piece(
      latheZ([
        [0, 16],
        [20, 16, 1],
        [20, 19],
        [0, 19],
      ]),
      plastique('#26282c'),
    ),
  );
}
