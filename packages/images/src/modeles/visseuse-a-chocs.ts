/** Impact drivers: short barrel, cast nose, quarter-inch holder. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { epoxy } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { chiffre, pose, signature } from '../pieces/coque.ts';
import { fentes } from '../pieces/aeration.ts';
import { porteHexa } from '../pieces/porte-outil.ts';
import { BATTERIES, pistolet } from '../pieces/pistolet.ts';
import { union, without } from '../sdf/champ.ts';
import { cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'visseuse-a-chocs',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    tension: choix('18', '12'),
    batterie: choix(...BATTERIES),
  }),
  extremes: [
    { marque: 'takiro', tension: '18', batterie: 'forte' },
    { marque: 'krafto', tension: '12', batterie: 'compacte' },
    { marque: 'volmer', tension: '18', batterie: 'aucune' },
  ],
  prise: { azimut: 0.5, elevation: 0.12 },
  construire({ marque, tension, batterie }) {
    const r = tension === '12' ? 25 : 29;
    const barillet = without(
      0.7,
      union(8, cylinder([-30, 0, 0], 'x', r, 34, 12), cylinder([14, 0, 0], 'x', r - 2, 16, 4)),
      fentes({ x: -46, y: 4, pas: 7.5, nombre: 3, hauteur: 20, profondeur: [r - 6, r + 10] }),
    );
    const { objet, moule } = pistolet({
      marque,
      tension: tension === '12' ? 12 : 18,
      batterie,
      barillet,
      culasse: -52,
      sombre: (x) => 16 - x,
      min: [-74, -1, -42],
      max: [60, 38, 42],
      rayon: r,
    });
    return groupe(
      objet,
      piece(
        latheX([
          [0, 26],
          [r - 1, 26, 1],
          [r - 1.5, 36, 2],
          [r - 6, 46, 4],
          [17, 60, 5],
          [14, 66, 1.5],
          [13, 67],
          [0, 67],
        ]),
        epoxy('#2e3034'),
      ),
      piece(
        latheX([
          [r - 1.2, 27],
          [r - 0.2, 28, 0.6],
          [r - 0.4, 31, 0.6],
          [r - 1.4, 32],
        ]),
        plastique(teinteOf(marque).appoint),
      ),
      poser(porteHexa(), { position: [68, 0, 0] }),
      signature(moule.champ, marque, { x: -4, y: 11, largeur: 42 }),
      pose(moule.champ, chiffre(`${tension} V`), { x: 5, y: -6, largeur: 22, hauteur: 8 }),
    );
  },
});
