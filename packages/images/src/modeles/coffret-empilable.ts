/** Stacking cases: ribbed shell and lid, one latch in front, handle above; by their height. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';

const [L, P] = [396, 296];

export default defineModele({
  nom: 'coffret-empilable',
  params: Type.Object({
    hauteur: mesure(100, 430),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { hauteur: 157, marque: 'rackor' },
    { hauteur: 105, marque: 'rothbeck' },
    { hauteur: 420, marque: 'outibel' },
  ],
  prise: { azimut: 0.5, elevation: 0.34 },
  construire({ hauteur, marque }) {
    const gris = plastique('#6d7278');
    const sombre = plastique('#4a4e54');
    const joint = hauteur - 44;
    const nervures = repeat(
      box(9, joint - 34, 6, 2.4),
      [-150, -110, 110, 150].map((x) => ({ position: [x, joint / 2 + 2, P / 2] as const })),
    );
    const cote = repeat(
      box(6, joint - 34, 9, 2.4),
      [-100, -60, 60, 100].map((z) => ({ position: [L / 2, joint / 2 + 2, z] as const })),
    );
    return groupe(
      piece(
        merge(
          extrudeUp(rectangle(L - 8, P - 8, 26), joint - 8, { chanfrein: 4 }).translate(0, 8, 0),
          nervures,
          cote,
        ),
        gris,
      ),
      piece(extrudeUp(rectangle(L, P, 28), 16, { chanfrein: 3 }).translate(0, joint - 14, 0), gris),
      piece(
        extrudeUp(rectangle(L, P, 28), 38, { chanfrein: 5 }).translate(0, joint + 3, 0),
        sombre,
      ),
      piece(
        extrudeUp(rectangle(L - 70, P - 70, 20), 8, { chanfrein: 3 }).translate(0, hauteur - 6, 0),
        gris,
      ),
      // Feet below and their seats above lock a stack.
      piece(
        merge(
          ...[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => box(60, 16, 26, 4).translate(x * 130, 7, z * 120)),
          ),
        ),
        sombre,
      ),
      piece(
        merge(
          box(86, 66, 12, 5).translate(0, joint - 8, P / 2 + 4),
          box(34, 40, 10, 5).translate(0, joint - 2, P / 2 + 11),
        ),
        plastique(couleurVive(marque)),
      ),
      piece(
        merge(...[-1, 1].map((x) => box(26, 34, 12, 4).translate(x * 150, joint + 4, P / 2 + 3))),
        plastique(couleurVive(marque)),
      ),
      piece(
        tube(
          curve([
            [-92, hauteur - 2, 0],
            [-88, hauteur + 22, 0],
            [-50, hauteur + 30, 0],
            [50, hauteur + 30, 0],
            [88, hauteur + 22, 0],
            [92, hauteur - 2, 0],
          ]),
          9,
          { pas: 60, cotes: 20 },
        ),
        sombre,
      ),
      piece(plan(84, 21), decalque(logo(marque, '#f1f0ec')), {
        position: [-92, joint + 24, P / 2 + 0.4],
      }),
    );
  },
});
