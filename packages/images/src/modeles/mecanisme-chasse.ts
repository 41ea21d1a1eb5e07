/** Flush valves of cisterns: column, bell with its slots, seal, and the double button. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { thread } from '../geometrie/filetage.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'mecanisme-chasse',
  params: Type.Object({ finition: choix(...FINITIONS) }),
  extremes: [{ finition: 'chrome' }, { finition: 'laque-blanc' }],
  prise: { azimut: 0.4, elevation: 0.28, cadre: 0.9 },
  construire({ finition }) {
    const cloche = lathe([
      [34, 40],
      [44, 40, 1],
      [44, 52, 1],
      [36, 56, 2],
      [36, 150, 3],
      [30, 160, 3],
      [0, 162],
    ]);
    const fenetres = repeatAround(box(12, 56, 3, 1).translate(0, 92, 35.6), 6);
    const colonne = lathe([
      [14, 160],
      [14, 270],
      [0, 270],
    ]);
    const cremaillere = repeatAround(
      merge(
        ...Array.from({ length: 10 }, (_, i) => box(6, 3, 4, 0.8).translate(0, 172 + i * 9, 15)),
      ),
      2,
    );
    const tete = lathe([
      [24, 262],
      [26, 264, 2],
      [26, 292, 3],
      [0, 294],
    ]);
    const bouton = lathe([
      [0, 300],
      [31, 300],
      [31, 312, 2],
      [28, 315, 1],
      [27, 313],
    ]);
    const moities = [-1, 1].map((k) => box(25, 5, k < 0 ? 49 : 40, 2).translate(k * 12.8, 314, 0));
    return groupe(
      piece(merge(cloche, colonne, cremaillere, tete), plastiqueBrillant('#e9e8e3')),
      piece(fenetres, plastique('#4b5055')),
      piece(
        merge(
          thread({ diametre: 58, noyau: 53, pas: 6, y0: 0, y1: 36, profil: 'metrique' }),
          lathe(
            [
              [40, 12],
              [42, 14, 1],
              [42, 24, 1],
              [28, 25],
            ],
            8,
          ),
        ),
        plastique('#dcdbd5'),
      ),
      piece(
        lathe([
          [28, 30],
          [46, 30, 3],
          [46, 40, 3],
          [30, 41],
        ]),
        caoutchouc('#3a3c40'),
      ),
      piece(box(30, 70, 26, 4).translate(44, 110, 0), plastiqueBrillant('#d9e2e6')),
      piece(merge(bouton, ...moities), metal(finition)),
    );
  },
});
