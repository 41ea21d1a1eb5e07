/** Rotary hammers: barrel over an upright motor, closed grip behind; the large ones are in line. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { epoxy } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { cordonCourt } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { porteSds } from '../pieces/porte-outil.ts';
import {
  gachette,
  manche,
  mancheSouple,
  mancheStries,
  poigneeLaterale,
} from '../pieces/poignee-machine.ts';
import { smoothMax, smoothMin, union, without } from '../sdf/champ.ts';
import { block, cylinder, slab } from '../sdf/corps.ts';

export default defineModele({
  nom: 'perforateur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    format: choix('batterie', 'nu', 'filaire', 'max'),
  }),
  extremes: [
    { marque: 'volmer', format: 'batterie' },
    { marque: 'takiro', format: 'filaire' },
    { marque: 'krafto', format: 'max' },
  ],
  prise: { azimut: 0.5, elevation: 0.14 },
  construire({ marque, format }) {
    const max = format === 'max';
    const nez = max ? 178 : 84;
    const rn = max ? 26 : 21;
    const moule = max ? enLigne(marque) : debout(marque, format);
    return groupe(
      moule.objet,
      piece(
        latheX([
          [0, nez - 30],
          [rn + 8, nez - 30, 2],
          [rn + 6, nez - 12, 4],
          [rn, nez, 2],
          [0, nez],
        ]),
        epoxy('#3a3d42'),
      ),
      piece(
        latheX([
          [rn, nez - 2],
          [rn + 5, nez - 1, 2],
          [rn + 5, nez + 17, 2],
          [rn, nez + 18],
        ]),
        plastique('#26282c'),
      ),
      poser(poigneeLaterale(max ? 140 : 116, max ? 18 : 16), {
        position: [nez + 8, -rn * 0.4, rn],
        rotation: [0, -1.15, -0.42],
      }),
      poser(porteSds(max ? 24 : 19), { position: [nez + 16, 0, 0] }),
      signature(moule.champ, marque, { x: max ? 20 : -2, y: 8, largeur: max ? 96 : 66 }),
      pose(moule.champ, chiffre(max ? 'MAX' : 'SDS'), {
        x: max ? 20 : 24,
        y: max ? -22 : -40,
        largeur: max ? 46 : 26,
        hauteur: max ? 17 : 10,
      }),
      gachette(40)(
        max
          ? { position: [-148, 6, 0], rotation: [0, 0, 0.02] }
          : { position: [-60, -32, 0], rotation: [0, 0, -0.08] },
      ),
      ...(format === 'filaire' ? [cordonCourt([-96, -152, 0], -196, 0.7)] : []),
      ...(max ? [cordonCourt([-182, -58, 0], -120, 0.8)] : []),
      ...(format === 'batterie' ? [batterie18(marque, '5', { position: [-36, -158, 0] })] : []),
    );
  },
});

/** SDS-plus: a D of barrel, motor, bridge and grip. */
function debout(marque: Marque, format: string) {
  const grip = { haut: [-84, -12], bas: [-94, -140], rx: 20, rz: 17 } as const;
  const corps = without(
    0.8,
    union(
      12,
      cylinder([-16, 2, 0], 'x', 31, 72, 12),
      cylinder([44, 0, 0], 'x', 27, 24, 6),
      block([20, -62, 0], [33, 62, 31], 22),
      manche(grip),
      format === 'filaire'
        ? block([-38, -132, 0], [62, 14, 20], 11)
        : slab(
            [
              [-104, -158],
              [-104, -136],
              [-60, -128],
              [40, -122],
              [50, -132],
              [48, -158],
            ],
            0,
            36,
            7,
          ),
    ),
    block([-62, -50, 0], [10, 20, 8.4], 4),
    fentes({ x: 4, y: -92, pas: 8, nombre: 5, hauteur: 22, profondeur: [22, 60] }),
  );
  const dos = mancheSouple(grip, 62);
  const moule = coque({
    marque,
    corps,
    souple: (x, y, z) => smoothMin(dos(x, y, z), smoothMax(x + 80, -20 - y, 6), 6),
    sombre: (x, y) => smoothMin(54 - x, y + 74 + x * 0.16, 2),
    stries: (x, y, z) => (y < -30 ? mancheStries(grip)(x, y, z) : 2.7),
    min: [-130, -172, -48],
    max: [80, 46, 48],
    pas: 1.5,
  });
  moule.objet = groupe(
    moule.objet,
    visCoque(moule.champ, [
      [-58, -16],
      [-92, -128],
      [44, -40],
      [4, -116],
    ]),
  );
  return moule;
}

/** SDS-max: everything behind everything, a large closed grip at the end. */
function enLigne(marque: Marque) {
  const grip = { haut: [-182, 34], bas: [-188, -62], rx: 22, rz: 19 } as const;
  const corps = without(
    0.8,
    union(
      14,
      cylinder([70, 4, 0], 'x', 40, 92, 16),
      block([-50, -6, 0], [62, 48, 43], 24),
      block([20, -40, 0], [60, 26, 36], 20),
      manche(grip),
      block([-140, 30, 0], [52, 13, 18], 9),
      block([-140, -56, 0], [52, 13, 18], 9),
    ),
    block([-156, -14, 0], [9, 22, 9], 4),
    fentes({ x: -88, y: -8, pas: 10, nombre: 6, hauteur: 44, profondeur: [34, 70], largeur: 4 }),
  );
  const dos = mancheSouple(grip, 200);
  const moule = coque({
    marque,
    corps,
    souple: dos,
    sombre: (x) => smoothMin(x + 92, 152 - x, 2),
    stries: mancheStries(grip),
    min: [-222, -92, -60],
    max: [176, 64, 60],
    pas: 1.9,
  });
  moule.objet = groupe(
    moule.objet,
    visCoque(moule.champ, [
      [-80, 36],
      [20, -50],
      [66, -46],
      [-176, 38],
    ]),
  );
  return moule;
}
