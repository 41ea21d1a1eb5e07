/** Bib and brace overalls: trousers with a bib, its pockets, straps and buckles. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { ceinture, genoux, jambesOf, pochesCuisse, pochesItaliennes } from '../pieces/bas.ts';
import { lisiere, panneau, peau, rapporter, type Hauteur } from '../pieces/etoffe.ts';
import { froisse } from '../pieces/plis.ts';
import { nuance, tissu, TEINTS } from '../pieces/habit.ts';
import { PRISE_VETEMENT } from '../pieces/haut.ts';
import { jambes } from '../pieces/jambes.ts';
import { poche } from '../pieces/poches.ts';

export default defineModele({
  nom: 'cotte-bretelles',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), contraste: choix(...CODES_COULEUR) }),
  extremes: [
    { couleur: 'gris', contraste: 'noir' },
    { couleur: 'marine', contraste: 'bleu' },
  ],
  prise: { ...PRISE_VETEMENT, cadre: 0.94 },
  construire({ couleur: code, contraste: autre }) {
    const [couleur, contraste] = [TEINTS[code], TEINTS[autre]];
    const toile = { couleur, contraste, sorte: 'serge' } as const;
    const j = jambes({ longueur: 1040, ampleur: 1.06 });
    const grain = froisse(2.2, 4.4);
    const zBavette: Hauteur = (x, y) =>
      74 * (1 - Math.min(1, Math.abs(x) / 230) ** 2.6) ** (1 / 2.6) + 4 * (y / 350) + grain(x, y);
    const bavette = panneau(
      {
        bas: [
          [-176, -4],
          [176, -4],
        ],
        haut: [
          [-118, 352],
          [0, 348],
          [118, 352],
        ],
        gauche: [
          [-176, -4],
          [-172, 90],
          [-140, 210],
          [-118, 352],
        ],
        droite: [
          [176, -4],
          [172, 90],
          [140, 210],
          [118, 352],
        ],
      },
      zBavette,
    );
    const dos = panneau(
      {
        bas: [
          [-190, -20],
          [190, -20],
        ],
        haut: [
          [-90, 300],
          [90, 300],
        ],
        gauche: [
          [-190, -20],
          [-182, 120],
          [-120, 230],
          [-90, 300],
        ],
        droite: [
          [190, -20],
          [182, 120],
          [120, 230],
          [90, 300],
        ],
      },
      (x) => -30 + 40 * (x / 190) ** 2,
    );
    const bretelle = (sens: number) => {
      const line: Point2[] = [
        [sens * 96, 322],
        [sens * 104, 420],
        [sens * 112, 520],
        [sens * 96, 566],
      ];
      const z: Hauteur = (_, y) => 78 - 74 * Math.max(0, (y - 420) / 146) ** 2;
      return [
        piece(peau(rapporter(lisiere(line, 40), z, 2.4), { pas: 4 }), tissu(couleur, 'serge')),
        piece(
          peau(
            rapporter(
              lisiere(
                [
                  [sens * 60, 280],
                  [sens * 84, 420],
                  [sens * 100, 566],
                ],
                40,
              ),
              () => -30,
              2,
            ),
          ),
          tissu(nuance(couleur, 0.75), 'serge'),
        ),
        piece(box(52, 40, 7, 3), plastique('#2a2c30'), {
          position: [sens * 96, 330, 86],
          rotation: [0, 0, -sens * 0.06],
        }),
        piece(box(38, 9, 9, 3), plastique('#1d1f22'), {
          position: [sens * 96, 334, 90],
          rotation: [0, 0, -sens * 0.06],
        }),
      ];
    };
    return poser(
      groupe(
        piece(peau(dos), tissu(nuance(couleur, 0.78), 'serge')),
        piece(peau(bavette), tissu(couleur, 'serge')),
        piece(peau(bavette, { v: [0.93, 1], ecart: 2 }), tissu(contraste, 'serge')),
        ...poche(
          {
            x: 0,
            y: 268,
            large: 170,
            haut: 150,
            rabat: 54,
            couleur,
            couleurRabat: contraste,
            sorte: 'serge',
            bouton: 'metal',
          },
          zBavette,
        ),
        ...bretelle(1),
        ...bretelle(-1),
        ...jambesOf(j, toile),
        ...ceinture(j, { ...toile, couleur: contraste }),
        ...pochesItaliennes(j, toile),
        ...pochesCuisse(j, toile),
        ...genoux(j, toile),
      ),
      {},
    );
  },
});
