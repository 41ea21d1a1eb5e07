/** Thermostatic shower valves: the bar, its two handles, unions to the wall. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { metal } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'mitigeur-thermostatique',
  params: Type.Object({ finition: choix(...FINITIONS), entraxe: choix('150', '50') }),
  extremes: [
    { finition: 'chrome', entraxe: '150' },
    { finition: 'laque-noir', entraxe: '50' },
  ],
  prise: { azimut: 0.4, elevation: 0.3, cadre: 0.9 },
  construire({ finition, entraxe }) {
    const e = entraxe === '150' ? 75 : 38;
    const l = e + 34;
    const manette = (k: number) =>
      latheX([
        [20, l + 2],
        [22.5, l + 3, 1],
        [22.5, l + 46, 3],
        [18, l + 51, 3],
        [0, l + 52],
      ]).rotateY(k > 0 ? 0 : Math.PI);
    const crans = (k: number) =>
      repeatAround(box(38, 3, 2, 0.8).translate(l + 25, 22.4, 0), 14, 'x').rotateY(
        k > 0 ? 0 : Math.PI,
      );
    const rosace = latheZ([
      [34, -62],
      [34, -58, 2],
      [24, -48, 4],
      [17, -44, 1],
      [17, -14],
      [0, -14],
    ]);
    return groupe(
      piece(
        merge(
          latheX([
            [0, -l],
            [22, -l, 1],
            [22, l, 1],
            [0, l],
          ]),
          manette(1),
          manette(-1),
          crans(1),
          crans(-1),
          rosace.clone().translate(-e, 0, 0),
          rosace.clone().translate(e, 0, 0),
          lathe([
            [0, -36],
            [9, -36, 1],
            [9, -26, 0.6],
            [13, -25, 1],
            [13, -16],
          ]),
        ),
        metal(finition),
      ),
      piece(box(9, 9, 5, 2).translate(l + 16, 14, 18), plastiqueBrillant('#b3221f')),
    );
  },
});
