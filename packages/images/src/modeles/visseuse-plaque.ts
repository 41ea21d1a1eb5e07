/** Drywall screwdrivers: a slim barrel that ends in a depth stop. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { hexPrism } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { hss } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { signature } from '../pieces/coque.ts';
import { BATTERIES, pistolet } from '../pieces/pistolet.ts';
import { union, without } from '../sdf/champ.ts';
import { capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'visseuse-plaque',
  params: Type.Object({ marque: choix(...CODES_MARQUE), batterie: choix(...BATTERIES) }),
  extremes: [
    { marque: 'takiro', batterie: 'forte' },
    { marque: 'krafto', batterie: 'aucune' },
  ],
  prise: { azimut: 0.5, elevation: 0.12 },
  construire({ marque, batterie }) {
    const barillet = without(
      0.7,
      union(
        14,
        cylinder([-38, 0, 0], 'x', 28, 40, 12),
        capsule([0, 3, 0], [52, 4, 0], 25, 19),
        cylinder([58, 4, 0], 'x', 20, 14, 3),
      ),
      fentes({ x: -62, y: 4, pas: 7, nombre: 4, hauteur: 20, profondeur: [20, 44] }),
    );
    const { objet, moule } = pistolet({
      marque,
      tension: 18,
      batterie,
      barillet,
      culasse: -70,
      sombre: (x) => 46 - x,
      min: [-94, -1, -46],
      max: [84, 40, 46],
      x: -26,
      rayon: 28,
    });
    const bague = Array.from({ length: 6 }, (_, i) => [
      [17.4, 86 + i * 4.4, 0.4] as const,
      [16.2, 87.6 + i * 4.4, 0.4] as const,
      [16.2, 89 + i * 4.4, 0.4] as const,
    ]).flat();
    return groupe(
      objet,
      piece(
        latheX([
          [0, 70],
          [19.6, 70, 1],
          [19, 82, 1.5],
          [16.6, 84, 1],
          ...bague,
          [17.4, 113, 1],
          [17, 116, 1],
          [0, 116],
        ]),
        plastique('#26282c'),
        { position: [0, 4, 0] },
      ),
      piece(
        latheX([
          [13, 114],
          [15.4, 116, 0.8],
          [14.6, 132, 2],
          [8.6, 146, 1.6],
          [7.4, 147, 0.5],
          [5, 145],
          [5, 130],
        ]),
        plastique(teinteOf(marque).teinte),
        { position: [0, 4, 0] },
      ),
      piece(hexPrism(6.2, 24).rotateZ(-Math.PI / 2), hss(), { position: [126, 4, 0] }),
      piece(
        latheX(
          [
            [3.2, 148],
            [3.4, 152, 0.3],
            [1, 156],
            [0, 156],
          ],
          12,
        ),
        hss(),
        { position: [0, 4, 0] },
      ),
      signature(moule.champ, marque, { x: 4, y: 8, largeur: 54 }),
    );
  },
});
