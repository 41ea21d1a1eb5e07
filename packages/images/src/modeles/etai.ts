/** Steel props: outer and inner tube, pin, collar with its wings, end plates. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { holes, rectangle } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { galva, metal, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'etai',
  params: Type.Object({
    finition: choix('zinc-blanc', 'galva'),
    /** Closed height, metres. */
    hauteur: mesure(1.4, 3.2),
  }),
  extremes: [
    { finition: 'galva', hauteur: 1.72 },
    { finition: 'zinc-blanc', hauteur: 3.1 },
  ],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.92 },
  construire({ finition, hauteur }) {
    // Drawn thicker than true for its height: a prop is thirty times as high as thick.
    const h = hauteur * 620;
    const bas = h * 0.52;
    const acier = () => (finition === 'galva' ? galva() : metal('zinc-blanc'));
    const platine = holes(rectangle(150, 150, 10), 8, [
      [-52, -52],
      [52, -52],
      [-52, 52],
      [52, 52],
    ]);
    const trous = repeat(
      lathe(
        [
          [0, -0.5],
          [7, 0],
          [0, 0.5],
        ],
        20,
      ).rotateX(Math.PI / 2),
      Array.from({ length: 7 }, (_, i) => ({
        position: [0, bas + 100 + i * ((h - bas - 160) / 7), 24.6] as const,
      })),
    );
    return groupe(
      piece(
        merge(
          extrudeUp(platine, 8, { chanfrein: 1.5 }),
          extrudeUp(platine, 8, { chanfrein: 1.5 }).translate(0, h - 8, 0),
          lathe(
            [
              [29, 6],
              [29, bas - 130],
            ],
            40,
          ),
          lathe(
            [
              [24, bas - 20],
              [24, h - 4],
            ],
            40,
          ),
        ),
        acier(),
      ),
      piece(trous, plastique('#1d1e20')),
      piece(
        thread({
          diametre: 62,
          noyau: 54,
          pas: 12,
          y0: bas - 150,
          y1: bas + 4,
          profil: 'metrique',
        }),
        acier(),
      ),
      piece(
        merge(
          lathe([
            [34, bas - 70],
            [46, bas - 68, 3],
            [46, bas - 34, 3],
            [34, bas - 32],
          ]),
          ...[-1, 1].map((k) =>
            box(70, 20, 12, 5)
              .rotateZ(k * 0.14)
              .translate(k * 70, bas - 52, 0),
          ),
        ),
        zincBlanc(),
      ),
      piece(
        tube(
          curve([
            [44, bas + 40, 0],
            [-44, bas + 40, 0],
            [-70, bas + 34, 0],
            [-76, bas + 4, 0],
            [-60, bas - 30, 30],
            [-40, bas - 46, 46],
          ]),
          7,
          { pas: 70, cotes: 14 },
        ),
        zincBlanc(),
      ),
    );
  },
});
