/** Builders' straight edges: a hollow aluminium section with capped ends. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'regle-macon',
  params: Type.Object({
    /** Length over width. */
    elancement: mesure(9, 42),
  }),
  extremes: [{ elancement: 20 }, { elancement: 10 }, { elancement: 40 }],
  prise: { azimut: 0.72, elevation: 0.5 },
  construire({ elancement }) {
    const [l, h, e] = [100 * elancement, 100, 22];
    return groupe(
      piece(
        merge(
          box(l, h, e, 2),
          // Extruded grooves for the fingers.
          repeat(
            box(l, 3, e + 1.6, 1),
            [26, 18, -18, -26].map((y) => ({ position: [0, y, 0] as const })),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(...[-1, 1].map((x) => box(14, h + 2, e + 2.6, 3).translate((x * l) / 2, 0, 0))),
        plastique('#2b2e33'),
      ),
    );
  },
});
