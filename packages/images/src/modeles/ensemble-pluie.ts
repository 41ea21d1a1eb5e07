/** Rain suits: the hooded jacket beside its trousers. */
import * as Type from 'typebox';
import { groupe, poser } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { ceinture, jambesOf } from '../pieces/bas.ts';
import { buste } from '../pieces/buste.ts';
import { capuche } from '../pieces/cols.ts';
import { boutons, patte } from '../pieces/fermetures.ts';
import { TEINTS } from '../pieces/habit.ts';
import { corpsOf, PRISE_VETEMENT } from '../pieces/haut.ts';
import { jambes } from '../pieces/jambes.ts';
import { poche } from '../pieces/poches.ts';

export default defineModele({
  nom: 'ensemble-pluie',
  params: Type.Object({ couleur: choix(...CODES_COULEUR) }),
  extremes: [{ couleur: 'vert' }, { couleur: 'jaune' }],
  prise: { ...PRISE_VETEMENT, cadre: 0.94 },
  construire({ couleur: code }) {
    const couleur = TEINTS[code];
    const sorte = 'enduit';
    const b = buste({ longueur: 800, manches: 'longues', ampleur: 1.1, encolure: 66, evase: 8 });
    const j = jambes({ longueur: 1020, ampleur: 1.1, plis: 1.1 });
    const toile = { couleur, contraste: couleur, sorte } as const;
    return groupe(
      poser(
        groupe(
          ...corpsOf(b, { couleur, sorte }),
          ...capuche(b, couleur, sorte),
          ...patte(b.z, { bas: b.bas + 4, haut: -62, large: 60, couleur, sorte }),
          boutons(
            [-120, -270, -420, -570, -720].map((y) => [12, y] as const),
            (x, y) => b.z(x, y) + 3,
            'metal',
            8,
          ),
          ...[1, -1].flatMap((sens) =>
            poche(
              { x: sens * 136, y: b.bas + 240, large: 150, haut: 150, rabat: 60, couleur, sorte },
              b.z,
            ),
          ),
        ),
        { position: [0, 0, 60] },
      ),
      poser(groupe(...jambesOf(j, toile), ...ceinture(j, toile, true)), {
        position: [400, 40, -60],
      }),
    );
  },
});
