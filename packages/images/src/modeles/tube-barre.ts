/** Straight pipes: copper, waste PVC, conduit with its bell end; a few side by side. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { latheZ } from '../geometrie/tours.ts';
import type { PointTourne } from '../geometrie/surface.ts';
import { cuivre } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const MATIERES = {
  cuivre: cuivre,
  'pvc-gris': () => plastique('#8f959a', 0.34),
  'irl-gris': () => plastique('#a6abae', 0.3),
  'irl-blanc': () => plastique('#e9e8e3', 0.3),
};

export default defineModele({
  nom: 'tube-barre',
  params: Type.Object({
    matiere: choix('cuivre', 'pvc-gris', 'irl-gris', 'irl-blanc'),
    /** Wall over outer radius. */
    paroi: mesure(0.03, 0.3),
    /** Pipes shown: big ones fewer. */
    nombre: Type.Integer({ minimum: 1, maximum: 5 }),
  }),
  extremes: [
    { matiere: 'cuivre', paroi: 0.12, nombre: 4 },
    { matiere: 'pvc-gris', paroi: 0.07, nombre: 1 },
    { matiere: 'irl-gris', paroi: 0.14, nombre: 3 },
  ],
  prise: { azimut: 0.62, elevation: 0.34, cadre: 0.9 },
  construire({ matiere, paroi, nombre }) {
    const r = 20;
    const l = r * (nombre === 1 ? 11 : 17);
    const dedans = r * (1 - paroi);
    const tulipe = matiere.startsWith('irl');
    const devant: PointTourne[] = tulipe
      ? [
          [r, l - 52],
          [r * (1 + paroi), l - 44, 4],
          [r * (1 + paroi), l, 0.3],
          [r * 1.01, l, 0.3],
          [r * 1.0, l - 44, 3],
          [dedans, l - 52],
        ]
      : [
          [r, l, r * 0.03],
          [dedans, l, r * 0.03],
        ];
    const tube = latheZ([[dedans, 0], [r, 0, 0.4], ...devant, [dedans, 0]], 72);
    const places: readonly (readonly [number, number, number])[] = [
      [0, 0, 0],
      [2.1 * r, 0, -26],
      [-2.1 * r, 0, 14],
      [1.05 * r, r * 1.83, -10],
      [-1.05 * r, r * 1.83, 6],
    ];
    const pas = tulipe ? 1 + paroi : 1;
    return groupe(
      piece(
        merge(
          ...places
            .slice(0, nombre)
            .map(([x, y, z]) => tube.clone().translate(x * pas, y * pas, z)),
        ),
        MATIERES[matiere](),
      ),
    );
  },
});
