/** Polo shirts: pique knit, a collar and two buttons, ribbed sleeves. */
import * as Type from 'typebox';
import { groupe } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { colChemise } from '../pieces/cols.ts';
import { boutons, patte } from '../pieces/fermetures.ts';
import { cotes, nuance, ourlets, TEINTS } from '../pieces/habit.ts';
import { corpsOf, PRISE_VETEMENT } from '../pieces/haut.ts';

export default defineModele({
  nom: 'polo',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), manches: choix('courtes', 'longues') }),
  extremes: [
    { couleur: 'rouge', manches: 'courtes' },
    { couleur: 'blanc', manches: 'longues' },
  ],
  prise: PRISE_VETEMENT,
  construire({ couleur: code, manches }) {
    const couleur = TEINTS[code];
    const b = buste({ longueur: 700, manches, encolure: 88, col: 74 });
    const [, ...bas] = ourlets(b, couleur);
    return groupe(
      ...corpsOf(b, { couleur, sorte: 'pique' }),
      ...colChemise(b, couleur, 'pique', 58),
      ...patte(b.z, { bas: -236, haut: -78, large: 34, couleur, sorte: 'pique' }),
      boutons(
        [
          [0, -112],
          [0, -156],
          [0, -200],
        ],
        (x, y) => b.z(x, y) + 3,
        nuance(couleur, 1.25),
        5.5,
      ),
      ...(manches === 'longues'
        ? b.manches.map((m) => cotes(m, 52, couleur))
        : b.manches.map((m) => cotes(m, 26, couleur))),
      ...bas.slice(2),
      ...ourlets(b, couleur).slice(0, 1),
    );
  },
});
