/** Corded percussion drills: gears in front of the motor, side handle, cord under the grip. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { anodise, hss } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordonCourt } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { mandrin } from '../pieces/mandrin.ts';
import {
  gachette,
  inverseur,
  manche,
  mancheSouple,
  mancheStries,
  poigneeLaterale,
} from '../pieces/poignee-machine.ts';
import { smoothMax, smoothMin, union, without } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'perceuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** The strong one has two speeds and a cast gear case. */
    puissance: choix('750', '1100'),
  }),
  extremes: [
    { marque: 'volmer', puissance: '1100' },
    { marque: 'outibel', puissance: '750' },
  ],
  prise: { azimut: 0.5, elevation: 0.14 },
  construire({ marque, puissance }) {
    const fort = puissance === '1100';
    const r = fort ? 37 : 33;
    const grip = { haut: [-62, -16], bas: [-84, -150], rx: 22, rz: 18 } as const;
    const corps = without(
      0.8,
      union(
        14,
        cylinder([-40, 0, 0], 'x', r, 56, 14),
        cylinder([28, 2, 0], 'x', r - 7, 26, 6),
        manche(grip),
        block([-86, -146, 0], [24, 12, 21], 9),
      ),
      block([-30, -46, 0], [13, 19, 8.2], 4),
      fentes({ x: -84, y: 2, pas: 7.5, nombre: 4, hauteur: 26, profondeur: [r - 8, 60] }),
    );
    const dos = mancheSouple(grip, 56);
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) =>
        smoothMin(dos(x, y, z), smoothMax(x + 88 - 5 * Math.cos(y / 17), -30 - y, 6), 8),
      sombre: (x) => 18 - x,
      stries: (x, y, z) => (y < -34 ? mancheStries(grip)(x, y, z) : 2.7),
      min: [-120, -166, -48],
      max: [66, 48, 48],
      pas: 1.4,
    });
    return groupe(
      moule.objet,
      gachette(38)({ position: [-38, -30, 0], rotation: [0, 0, -0.12] }),
      inverseur(-46, -26, 42),
      piece(
        latheX([
          [0, 50],
          [r - 7, 50, 1],
          [r - 7, 58, 2],
          [24, 62, 2],
          [23, 84, 1],
          [0, 84],
        ]),
        fort ? anodise() : plastique('#34373c'),
      ),
      piece(
        latheX([
          [22, 62],
          [28.5, 63, 2],
          [28.5, 81, 2],
          [22, 82],
        ]),
        plastique('#26282c'),
      ),
      poser(poigneeLaterale(122, 16), {
        position: [72, -24, 4],
        rotation: [0, 0, -Math.PI / 2],
      }),
      piece(
        latheX(
          [
            [0, -10],
            [3.2, -10, 0.6],
            [3.2, 150, 0.6],
            [0, 150],
          ],
          20,
        ),
        hss(),
        { position: [20, 28, 18] },
      ),
      ...mandrin(84),
      signature(moule.champ, marque, { x: -22, y: 13, largeur: 62 }),
      pose(moule.champ, chiffre(`${puissance} W`, teinteOf(marque).encre), {
        x: -14,
        y: -8,
        largeur: 34,
        hauteur: 12,
      }),
      visCoque(moule.champ, [
        [-66, -32],
        [-86, -134],
        [-4, -24],
      ]),
      cordonCourt([-88, -156, 0], -190, 0.8),
    );
  },
});
