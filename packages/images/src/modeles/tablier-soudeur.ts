/** Welder's aprons: split leather with a bib, neck strap and ties. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { croute } from '../matieres/textiles.ts';
import { defineModele, mesure } from '../modele.ts';
import { lisiere, panneau, peau, rapporter } from '../pieces/etoffe.ts';
import { froisse, plis } from '../pieces/plis.ts';
import { boutons } from '../pieces/fermetures.ts';
import { tissu } from '../pieces/habit.ts';
import { PRISE_VETEMENT } from '../pieces/haut.ts';

export default defineModele({
  nom: 'tablier-soudeur',
  params: Type.Object({
    /** Over its width. */
    elancement: mesure(1.4, 1.9),
  }),
  extremes: [{ elancement: 1.5 }, { elancement: 1.83 }],
  prise: PRISE_VETEMENT,
  construire({ elancement }) {
    const bas = 280 - 600 * elancement;
    const grain = froisse(4, 2.2);
    const pli = plis([
      { a: [-120, -20], b: [-170, bas - 40], large: 26, haut: 12, fleche: 12 },
      { a: [90, -60], b: [120, bas - 40], large: 30, haut: 13, fleche: -14 },
      { a: [200, -20], b: [230, bas - 40], large: 22, haut: -9 },
      { a: [-10, 0], b: [-30, bas - 40], large: 34, haut: -8 },
      { a: [-250, -30], b: [-60, -90], large: 16, haut: 7, fleche: 8 },
      { a: [250, -40], b: [60, -110], large: 16, haut: 7, fleche: -8 },
    ]);
    const z = (x: number, y: number) =>
      60 * Math.cos(Math.min(1.5, Math.abs(x) / 260)) ** 0.8 + grain(x, y) + pli(x, y);
    const cote: Point2[] = [
      [292, bas + 26],
      [298, bas * 0.5],
      [292, -6],
      [262, 14],
      [190, 90],
      [150, 190],
      [138, 262],
      [132, 280],
    ];
    const cut = panneau(
      {
        bas: [
          [-292, bas + 26],
          [-260, bas],
          [0, bas - 4],
          [260, bas],
          [292, bas + 26],
        ],
        haut: [
          [-132, 280],
          [0, 276],
          [132, 280],
        ],
        droite: cote,
        gauche: cote.map(([x, y]): Point2 => [-x, y]),
      },
      z,
    );
    const peauCuir = '#a9793f';
    const bord = [...cote].map(([x, y]): Point2 => [x - 9, y]);
    const sangle = tissu('#3a2c1f', 'toile');
    return groupe(
      piece(peau(cut), croute(peauCuir)),
      ...[1, -1].map((sens) =>
        piece(
          peau(
            rapporter(
              lisiere(
                bord.map(([x, y]): Point2 => [sens * x, y]),
                2.4,
              ),
              z,
              1,
            ),
          ),
          croute('#6d4a22'),
        ),
      ),
      piece(
        peau(
          rapporter(
            lisiere(
              [
                [-124, 266],
                [0, 262],
                [124, 266],
              ],
              2.4,
            ),
            z,
            1,
          ),
        ),
        croute('#6d4a22'),
      ),
      piece(
        tube(
          curve([
            [-112, 262, 62],
            [-120, 380, 30],
            [-60, 470, -10],
            [0, 492, -24],
            [60, 470, -10],
            [120, 380, 30],
            [112, 262, 62],
          ]),
          9,
          { pas: 80, cotes: 10 },
        ),
        sangle,
        { echelle: [1, 1, 0.6] },
      ),
      ...[1, -1].map((sens) =>
        piece(
          tube(
            curve([
              [sens * 270, -4, 10],
              [sens * 330, -40, -20],
              [sens * 345, -190, -30],
              [sens * 325, -320, -30],
            ]),
            7,
            { pas: 50, cotes: 10 },
          ),
          sangle,
          { echelle: [1, 1, 0.6] },
        ),
      ),
      boutons(
        [
          [-112, 256],
          [112, 256],
          [-270, -6],
          [270, -6],
        ],
        z,
        'metal',
        10,
      ),
    );
  },
});
