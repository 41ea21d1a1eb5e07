/** Euro containers: solid grey walls with ribs, rim and open handles; footprint over height. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'bac-gerbable',
  params: Type.Object({
    /** Height over length; the width is two thirds to three quarters of it. */
    hauteur: mesure(0.18, 0.72),
    largeur: mesure(0.64, 0.78),
  }),
  extremes: [
    { hauteur: 0.37, largeur: 0.667 },
    { hauteur: 0.2, largeur: 0.667 },
    { hauteur: 0.7, largeur: 0.75 },
  ],
  prise: { azimut: 0.55, elevation: 0.4 },
  construire({ hauteur, largeur }) {
    const L = 600;
    const [P, H] = [L * largeur, L * hauteur];
    const gris = plastique('#6f747a', 0.38);
    const paroi = hole(rectangle(L - 24, P - 24, 22), rectangle(L - 34, P - 34, 18));
    const cadre = (l: number, p: number) =>
      hole(rectangle(l, p, 24), rectangle(l - 30, p - 30, 16));
    const nervures = [
      ...[-0.36, -0.26, 0.26, 0.36].map((x) => ({
        position: [x * L, H * 0.46, P / 2 - 8] as const,
      })),
      ...[-0.36, -0.26, 0.26, 0.36].map((x) => ({
        position: [x * L, H * 0.46, -P / 2 + 8] as const,
      })),
    ];
    const cotes = [-0.34, 0.34].flatMap((z) =>
      [-1, 1].map((k) => ({ position: [k * (L / 2 - 8), H * 0.46, z * P] as const })),
    );
    const poignees = merge(
      box(8, 34, 120, 6).translate(L / 2 - 2, H * 0.74, 0),
      box(8, 34, 120, 6).translate(-L / 2 + 2, H * 0.74, 0),
    );
    return groupe(
      piece(
        merge(
          extrudeUp(paroi, H - 12, { chanfrein: 1.5 }).translate(0, 8, 0),
          extrudeUp(cadre(L, P), 22, { chanfrein: 3 }).translate(0, H - 22, 0),
          extrudeUp(cadre(L - 8, P - 8), 12, { chanfrein: 2 }).translate(0, H * 0.84 - 12, 0),
          extrudeUp(rectangle(L - 46, P - 46, 20), 10, { chanfrein: 2 }),
          repeat(box(8, H * 0.72, 12, 2), nervures),
          repeat(box(12, H * 0.72, 8, 2), cotes),
        ),
        gris,
      ),
      piece(poignees, plastique('#2f3237')),
    );
  },
});
