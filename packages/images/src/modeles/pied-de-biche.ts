/** Crowbars: a hexagonal bar, a swan neck with a claw, a chisel at the other end. */
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { laque, acierBrut } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { barre } from '../pieces/barre.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'pied-de-biche',
  params: Type.Object({
    /** Length of the bar, 18 mm thick. */
    longueur: mesure(380, 1050),
  }),
  extremes: [{ longueur: 600 }, { longueur: 400 }, { longueur: 1000 }],
  prise: { azimut: -0.6, elevation: 0.7 },
  construire({ longueur }) {
    const droit = barre({
      points: [
        [0, -2, 0],
        [24, 4, 0],
        [60, 7, 0],
        [160, 7, 0],
        [longueur - 120, 7, 0],
        [longueur - 60, 8, 0],
        [longueur - 22, 24, 0],
        [longueur - 8, 56, 0],
        [longueur - 26, 84, 0],
      ],
      cotes: 6,
      pas: 150,
      largeur: (t) => (t < 0.08 ? 18 + (0.08 - t) * 180 : 19),
      epaisseur: (t) => (t < 0.08 ? 4 + t * 180 : 19),
    });
    // The two tines of the claw, from the neck down.
    const griffes = [1, -1].map((cote) =>
      barre({
        points: [
          [longueur - 20, 76, cote * 4],
          [longueur - 34, 92, cote * 7],
          [longueur - 52, 102, cote * 9.5],
          [longueur - 82, 108, cote * 11.5],
        ],
        pas: 30,
        largeur: (t) => 14 - 3 * t,
        epaisseur: (t) => 16 - 13 * t,
      }),
    );
    return coucher(
      0,
      piece(merge(droit), laque('#1f4f8f', 0.4)),
      piece(merge(...griffes), acierBrut()),
    );
  },
});
