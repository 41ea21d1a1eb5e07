/** Plasterboard rasps: an aluminium body, an open punched blade under it. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { acierBruni, anodise } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { union } from '../sdf/champ.ts';
import { block, ellipsoid } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'rabot-plaque',
  params: Type.Object({
    longueur: choix('140', '250'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: '250', marque: 'durandal' },
    { longueur: '140', marque: 'outibel' },
  ],
  prise: { azimut: 0.55, elevation: 0.16 },
  construire({ longueur, marque }) {
    const l = Number(longueur) / 2;
    const w = 42;
    const couleur = plastique(couleurVive(marque));
    // Rows of punched teeth seen through the side.
    const lame = extrude(hole(rectangle(2 * l - 10, w - 4, 1), rectangle(2 * l - 30, 1)), 1, {
      chanfrein: 0.2,
    }).rotateX(-Math.PI / 2);
    const dents = repeat(
      box(3, 3.4, 1.2, 0),
      Array.from({ length: Math.floor(l / 3.6) * 5 }, (_, i) => {
        const [rang, k] = [i % 5, Math.floor(i / 5)];
        return {
          position: [-l + 12 + k * 7 + (rang % 2) * 3.5, -1, (rang - 2) * 8] as const,
          rotation: [0, 0.4, 0] as const,
        };
      }),
    );
    const poignee =
      longueur === '250'
        ? tube(
            curve([
              [-86, 10, 0],
              [-82, 46, 0],
              [-52, 64, 0],
              [0, 68, 0],
              [52, 64, 0],
              [82, 46, 0],
              [86, 10, 0],
            ]),
            14,
            { pas: 70, cotes: 24 },
          )
        : mesh(
            union(14, ellipsoid([-8, 22, 0], [46, 24, 18]), block([0, 10, 0], [52, 5, 16], 4)),
            [-66, -6, -28],
            [60, 58, 28],
            1.8,
          );
    return groupe(
      piece(
        merge(
          box(2 * l, 9, w, 2).translate(0, 8, 0),
          ...[-1, 1].map((x) => box(9, 12, w, 2).translate(x * (l - 5), 4, 0)),
        ),
        anodise(),
      ),
      piece(merge(lame, dents), acierBruni()),
      piece(poignee, couleur, { position: [0, 6, 0] }),
    );
  },
});
