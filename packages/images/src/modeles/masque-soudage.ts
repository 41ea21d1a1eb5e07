/** Welding helmets: a dark shell over face and neck, the window of its cell, its headgear. */
import * as Type from 'typebox';
import { decalque, logo } from '../etiquettes/etiquette.ts';
import { plan } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import {
  displace,
  intersection,
  shell,
  smoothMax,
  union,
  without,
  type Champ,
} from '../sdf/champ.ts';
import { block, ellipsoid } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'masque-soudage',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Height of the window. */
    champ: mesure(36, 70),
  }),
  extremes: [
    { marque: 'stahlmann', champ: 55 },
    { marque: 'protekta', champ: 67 },
  ],
  prise: { azimut: 0.55, elevation: 0.12, cadre: 0.86 },
  construire({ marque, champ }) {
    const tete = union(
      40,
      ellipsoid([0, 30, -10], [116, 150, 128]),
      block([0, -90, 46], [74, 66, 50], 40),
    );
    const facette: Champ = (x, y, z) =>
      smoothMax(tete(x, y, z), (z - 112 + Math.abs(y - 24) * 0.14) * 0.97, 18);
    const coupe: Champ = (x, y, z) =>
      Math.max(shell(facette, 11)(x, y, z), -z - 14 + (y - 60) * 0.12, y - 168);
    const rainure: Champ = (x, y) =>
      -1.2 * Math.exp(-(((Math.abs(x) - 78 + (y - 20) * 0.12) / 3) ** 2));
    const logement = block([0, 28, 110], [62, champ / 2 + 20, 30], 6);
    const corps = without(3, displace(coupe, rainure), logement);
    const coque = mesh(
      intersection(2, corps, (_x, y) => -158 - y),
      [-134, -176, -130],
      [134, 190, 140],
      2.2,
    );
    const cadre = extrude(hole(rectangle(130, champ + 46, 10), rectangle(106, champ + 4, 4)), 16, {
      chanfrein: 3,
    });
    return groupe(
      piece(coque, materiau({ couleur: '#25272b', rugosite: 0.3, vernis: 0.35 })),
      piece(cadre, plastique('#3a3d42'), { position: [0, 28, 92] }),
      piece(
        extrude(rectangle(108, champ + 6, 3), 4),
        materiau({ couleur: '#0f3b2c', rugosite: 0.06, vernis: 1, rugositeVernis: 0.03 }),
        { position: [0, 28, 95] },
      ),
      piece(extrude(rectangle(100, 8, 2), 3), materiau({ couleur: '#1d2536', rugosite: 0.2 }), {
        position: [0, 28 + champ / 2 + 13, 106],
      }),
      ...[1, -1].map((s) =>
        piece(
          lathe(
            [
              [0, 0],
              [20, 0, 2],
              [18, 14, 3],
              [0, 16],
            ],
            40,
          ).rotateZ((-s * Math.PI) / 2),
          plastique('#3a3d42'),
          { position: [s * 108, 34, -2] },
        ),
      ),
      piece(plan(96, 24), decalque(logo(marque, '#e6e6e3')), {
        position: [0, -72, 99],
        rotation: [-0.06, 0, 0],
      }),
    );
  },
});
