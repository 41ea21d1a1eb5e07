/** Cordless gun for cartridges: the machine, its cradle or tube, the toothed rod behind. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { acierBruni, aluBrosse, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { chiffre, pose, signature } from '../pieces/coque.ts';
import { pistolet } from '../pieces/pistolet.ts';
import { union } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'pistolet-mastic-batterie',
  params: Type.Object({ marque: choix(...CODES_MARQUE), contenance: choix('310', '600') }),
  extremes: [
    { marque: 'krafto', contenance: '310' },
    { marque: 'takiro', contenance: '600' },
  ],
  prise: { azimut: 0.5, elevation: 0.14, cadre: 0.9 },
  construire({ marque, contenance }) {
    const l = contenance === '600' ? 300 : 205;
    const { objet, moule } = pistolet({
      marque,
      tension: 18,
      // Sold alone: batteries are those of the maker's other machines.
      batterie: 'aucune',
      barillet: union(
        8,
        block([-24, 2, 0], [48, 28, 25], 10),
        cylinder([22, 0, 0], 'x', 29, 10, 3),
      ),
      culasse: -58,
      min: [-82, -1, -42],
      max: [50, 38, 42],
      rayon: 30,
    });
    const dents = repeat(
      box(3, 3, 8, 0.6),
      Array.from({ length: 20 }, (_, i) => ({ position: [-84 - i * 7, -5.4, 0] as const })),
    );
    const crochet = merge(
      box(150, 9, 9, 1).translate(-146, 0, 0),
      dents,
      box(9, 34, 12, 3).translate(-222, -12, 0),
    );
    const fut = latheX(
      [
        [24.6, 30],
        [26, 30, 0.5],
        [26, 30 + l, 0.5],
        [24.6, 30 + l],
      ],
      96,
    );
    const bagues = merge(
      latheX([
        [24, 29],
        [30, 29, 1],
        [30, 44, 1.5],
        [26, 46],
      ]),
      latheX([
        [26, l + 16],
        [30, l + 18, 1],
        [30, l + 36, 2],
        [16, l + 41, 3],
        [13, l + 41],
        [12, l + 36],
        [0, l + 34],
      ]),
    );
    const buse = latheX([
      [11, l + 38],
      [10, l + 46, 2],
      [4, l + 104, 0.6],
      [2.6, l + 104],
    ]);
    return groupe(
      objet,
      piece(crochet, zincBlanc()),
      piece(fut, contenance === '600' ? aluBrosse('x') : acierBruni()),
      piece(bagues, plastique('#2c2e32')),
      piece(buse, plastique('#e2dfd6')),
      signature(moule.champ, marque, { x: -26, y: 11, largeur: 56 }),
      pose(moule.champ, chiffre('18 V'), { x: -14, y: -7, largeur: 22, hauteur: 8 }),
    );
  },
});
