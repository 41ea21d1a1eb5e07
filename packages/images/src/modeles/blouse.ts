/** Warehouse coats: knee-long, shirt collar, a row of studs, three pockets. */
import * as Type from 'typebox';
import { groupe } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { colChemise } from '../pieces/cols.ts';
import { boutons, patte } from '../pieces/fermetures.ts';
import { ourlets, TEINTS } from '../pieces/habit.ts';
import { corpsOf, PRISE_VETEMENT } from '../pieces/haut.ts';
import { poche } from '../pieces/poches.ts';

export default defineModele({
  nom: 'blouse',
  params: Type.Object({ couleur: choix(...CODES_COULEUR) }),
  extremes: [{ couleur: 'blanc' }, { couleur: 'marine' }],
  prise: PRISE_VETEMENT,
  construire({ couleur: code }) {
    const couleur = TEINTS[code];
    const b = buste({ longueur: 1020, manches: 'longues', ampleur: 1.05, encolure: 96, evase: 22 });
    const p = { couleur, sorte: 'toile', gonfle: 3 } as const;
    return groupe(
      ...corpsOf(b, { couleur, sorte: 'toile' }),
      ...colChemise(b, couleur, 'toile', 78),
      ...patte(b.z, { bas: b.bas + 4, haut: -98, large: 44, couleur, sorte: 'toile' }),
      boutons(
        [-150, -282, -414, -546, -678, -810].map((y) => [0, y] as const),
        (x, y) => b.z(x, y) + 3,
        'metal',
        7,
      ),
      ...poche({ ...p, x: 118, y: -190, large: 112, haut: 130 }, b.z),
      ...[1, -1].flatMap((sens) =>
        poche({ ...p, x: sens * 140, y: -560, large: 160, haut: 190 }, b.z),
      ),
      ...ourlets(b, couleur),
    );
  },
});
