/** Chef's jackets: crossed front, two rows of studs, officer's collar. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { colMontant } from '../pieces/cols.ts';
import { peau, rapporter } from '../pieces/etoffe.ts';
import { boutons } from '../pieces/fermetures.ts';
import { couture, ourlets, tissu, fil, TEINTS } from '../pieces/habit.ts';
import { corpsOf, PRISE_VETEMENT } from '../pieces/haut.ts';

export default defineModele({
  nom: 'veste-cuisine',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), manches: choix('courtes', 'longues') }),
  extremes: [
    { couleur: 'blanc', manches: 'longues' },
    { couleur: 'noir', manches: 'courtes' },
  ],
  prise: PRISE_VETEMENT,
  construire({ couleur: code, manches }) {
    const couleur = TEINTS[code];
    const b = buste({ longueur: 740, manches, ampleur: 1.02, encolure: 64, plis: 0.9 });
    const plastron = rapporter(
      {
        bas: [
          [-78, b.bas + 1],
          [78, b.bas + 1],
        ],
        haut: [
          [-112, -82],
          [66, -62],
        ],
        gauche: [
          [-78, b.bas + 1],
          [-82, -400],
          [-112, -82],
        ],
      },
      b.z,
      3.4,
    );
    const sur = (x: number, y: number) => b.z(x, y) + 3.4;
    const rangs = [-130, -232, -334, -436, -538];
    return groupe(
      ...corpsOf(b, { couleur, sorte: 'toile' }),
      ...colMontant(b, couleur, 'toile', 38),
      piece(peau(plastron, { pas: 4 }), tissu(couleur, 'toile')),
      couture(
        [
          [-72, b.bas + 8],
          [-76, -400],
          [-104, -90],
        ],
        sur,
        fil(couleur),
        1.8,
      ),
      boutons(
        rangs.flatMap((y) => [[-84 - (y + 538) * 0.03, y] as const, [76, y] as const]),
        (x, y) => sur(x, y) + 0.5,
        code === 'blanc' ? '#dedcd6' : '#3a3c40',
        8,
      ),
      ...ourlets(b, couleur),
    );
  },
});
