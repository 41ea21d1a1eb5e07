/** Ear defenders: two cups with their cushions, on a headband, a neckband or helmet arms. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, sweep, type Point3 } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { inox } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'casque-antibruit',
  params: Type.Object({
    monture: choix('serre-tete', 'nuque', 'casque'),
    couleur: choix(...CODES_COULEUR),
    /** Depth of a cup: strong ones are deep. */
    coquille: mesure(24, 44),
  }),
  extremes: [
    { monture: 'serre-tete', couleur: 'rouge', coquille: 40 },
    { monture: 'nuque', couleur: 'jaune', coquille: 28 },
    { monture: 'casque', couleur: 'bleu', coquille: 34 },
  ],
  prise: { azimut: 0.55, elevation: 0.16, cadre: 0.84 },
  construire({ monture, couleur, coquille: e }) {
    const cup = lathe(
      [
        [0, e],
        [16, e, 3],
        [33, e * 0.72, 12],
        [38, 8, 5],
        [38, 0, 1],
        [0, 0],
      ]
        .map(([r = 0, y = 0, c = 0]) => [r, y, c] as const)
        .reverse(),
      64,
    );
    const filet = lathe(
      [
        [22, e * 0.93],
        [24, e * 0.95, 0.6],
        [26, e * 0.88],
      ],
      64,
    );
    const coussin = lathe(
      [
        [20, -16],
        [30, -17, 5],
        [38, -12, 6],
        [38, 0, 3],
        [20, 0],
      ],
      64,
    );
    const ecouteur = (sens: number) =>
      poser(
        groupe(
          ...[
            piece(cup, plastique(COULEURS[couleur], 0.34)),
            piece(filet, plastique('#26282c')),
            piece(coussin, caoutchouc('#2b2d31')),
            piece(
              lathe(
                [
                  [0, 0],
                  [9, 0],
                  [9, 6, 2],
                  [0, 7],
                ],
                32,
              ),
              plastique('#26282c'),
              { position: [0, e - 1, 0] },
            ),
          ].map((part) => poser(part, { echelle: [1.25, 1, 0.98] })),
        ),
        { position: [sens * 82, 0, 0], rotation: [0.08, 0, -sens * (Math.PI / 2 - 0.06)] },
      );
    const arc = (points: readonly Point3[], large: number, epais: number) =>
      sweep(curve(points), rectangle(large, epais, 1.6), 90);
    const noir = plastique('#26282c');
    const bras = (sens: number) =>
      piece(box(5, 44, 9, 2), inox(), { position: [sens * (84 + e), 26, 0] });
    const arceaux: Record<typeof monture, Point3[]> = {
      'serre-tete': [
        [-102, 30, 0],
        [-100, 78, 0],
        [-74, 128, 0],
        [0, 154, 0],
        [74, 128, 0],
        [100, 78, 0],
        [102, 30, 0],
      ],
      nuque: [
        [-102, 8, -6],
        [-100, 6, -60],
        [-70, -2, -112],
        [0, -6, -136],
        [70, -2, -112],
        [100, 6, -60],
        [102, 8, -6],
      ],
      casque: [],
    };
    const patte = (sens: number) => [
      piece(
        sweep(
          curve([
            [sens * 102, 6, 0],
            [sens * 108, 40, 2],
            [sens * 102, 74, 6],
            [sens * 96, 96, 10],
          ]),
          rectangle(18, 6, 2),
          40,
        ),
        noir,
      ),
      piece(box(12, 26, 34, 4), noir, { position: [sens * 94, 104, 10] }),
    ];
    return groupe(
      ecouteur(1),
      ecouteur(-1),
      ...(monture === 'casque'
        ? [...patte(1), ...patte(-1)]
        : [
            piece(arc(arceaux[monture], monture === 'nuque' ? 14 : 30, 7), noir),
            ...(monture === 'serre-tete' ? [bras(1), bras(-1)] : []),
          ]),
    );
  },
});
