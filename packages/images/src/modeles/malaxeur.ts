/** Paddle mixers: two handles round the motor, a long rod, the paddle. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { curve, helix, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { anodise, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { mirrored, smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'malaxeur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Watts, as printed; the strong one has a wider motor and paddle. */
    puissance: choix('1200', '1600'),
  }),
  extremes: [
    { marque: 'krafto', puissance: '1600' },
    { marque: 'outibel', puissance: '1200' },
  ],
  prise: { azimut: 0.35, elevation: 0.12, cadre: 0.92 },
  construire({ marque, puissance }) {
    const fort = puissance === '1600';
    const r = fort ? 48 : 43;
    const cote = union(
      14,
      capsule([r - 10, 590, 0], [150, 604, 0], 15, 16),
      capsule([150, 604, 0], [158, 520, 0], 17, 17),
      capsule([158, 520, 0], [r - 10, 500, 0], 16, 15),
    );
    const corps = without(
      0.8,
      union(
        14,
        cylinder([0, 560, 0], 'y', r, 74, 16),
        mirrored(cote, 'x'),
        block([0, 490, 0], [r, 24, r * 0.8], 14),
      ),
      fentes({ x: -18, y: 606, pas: 9, nombre: 5, hauteur: 26, profondeur: [r - 9, 80], pente: 0 }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) => smoothMax(138 - Math.abs(x), Math.abs(y - 562) - 48, 6),
      sombre: (_x, y) => Math.min(y - 494, 622 - y),
      stries: (_x, y) => y,
      min: [-188, 452, -r - 12],
      max: [188, 646, r + 12],
      pas: 1.9,
      joint: false,
    });
    const pale = fort ? 66 : 56;
    return groupe(
      moule.objet,
      piece(
        lathe([
          [0, 410],
          [13, 410, 1],
          [14, 430, 2],
          [30, 448, 6],
          [34, 470],
          [0, 470],
        ]),
        anodise(),
      ),
      poser(
        groupe(
          piece(
            merge(
              lathe(
                [
                  [0, -6],
                  [6, -6, 1],
                  [6, 412],
                  [0, 412],
                ],
                24,
              ),
              anneau(pale, 6),
              anneau(pale, 118),
              repeatAround(
                tube(
                  curve([
                    [6, 30, 0],
                    [pale * 0.6, 14, 0],
                    [pale, 6, 0],
                  ]),
                  4,
                ),
                3,
                'y',
              ),
              repeatAround(tube(helix(pale, 0.42, 6, 118), 4.5, { pas: 40 }), 3, 'y'),
            ),
            zincBlanc(),
          ),
        ),
        {},
      ),
      signature(moule.champ, marque, { x: 0, y: 552, largeur: r * 1.36 }),
      pose(moule.champ, chiffre(`${puissance} W`), { x: 0, y: 524, largeur: 40, hauteur: 15 }),
      visCoque(moule.champ, [
        [-100, 600],
        [100, 600],
        [-100, 510],
        [100, 510],
      ]),
    );
  },
});

function anneau(r: number, y: number) {
  return lathe(
    [
      [r - 4, y],
      [r, y - 4, 3],
      [r + 4, y, 3],
      [r, y + 4, 3],
      [r - 4, y],
    ],
    56,
  );
}
