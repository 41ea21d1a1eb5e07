/** Leaf blowers: fan housing under the grip, tube in front; two batteries on the strong one. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder, torus } from '../sdf/corps.ts';

export default defineModele({
  nom: 'souffleur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    tension: choix('18', '36'),
    batterie: Type.Boolean(),
  }),
  extremes: [
    { marque: 'takiro', tension: '18', batterie: true },
    { marque: 'krafto', tension: '36', batterie: true },
  ],
  prise: { azimut: 0.4, elevation: 0.18, cadre: 0.92 },
  construire({ marque, tension, batterie }) {
    const fort = tension === '36';
    const r = fort ? 82 : 66;
    const rt = fort ? 44 : 37;
    const corps = without(
      0.8,
      union(
        14,
        cylinder([0, 0, 0], 'z', r, fort ? 56 : 46, 18),
        capsule([10, -r * 0.3, 0], [170, -r * 0.3, 0], rt + 6, rt + 1),
        capsule([60, r + 42, 0], [-90, r + 38, 0], 18, 19),
        capsule([60, r + 42, 0], [74, 20, 0], 18, 26),
        capsule([-90, r + 38, 0], [-96, 10, 0], 20, 22),
        block([-104, fort ? 20 : 26, 0], [16, 46, fort ? 76 : 36], 9),
      ),
      ...[0.22, 0.38, 0.54, 0.7].map((t) => torus([0, 0, fort ? 56 : 46], 'z', r * t, 3.2)),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) => capsule([54, r + 51, 0], [-84, r + 47, 0], 18)(x, y, z),
      sombre: (x, y, z) => Math.min(Math.max(Math.hypot(x, y) - r * 0.8, 30 - z), x + 98, 150 - x),
      stries: (x) => x,
      min: [-136, -r - 14, -94],
      max: [230, r + 80, 94],
      pas: 1.9,
      joint: false,
    });
    const machine = groupe(
      moule.objet,
      piece(
        latheX([
          [rt - 4, 196],
          [rt + 3, 196, 2],
          [rt + 4, 214, 2],
          [rt, 222, 2],
          [rt * 0.82, 470, 3],
          [rt * 0.88, 478, 2],
          [rt * 0.88, 486, 2],
          [rt * 0.74, 486, 1],
          [rt * 0.7, 380],
        ]),
        plastique('#2b2d31'),
        { position: [0, -r * 0.3, 0] },
      ),
      piece(
        latheZ([
          [0, 0],
          [11, 0],
          [11, 5, 2],
          [0, 7],
        ]),
        plastique(teinteOf(marque).appoint),
        { position: [0, 0, fort ? 54 : 44] },
      ),
      gachette(28, 14)({ position: [22, r + 26, 0], rotation: [0, 0, 0.05] }),
      signature(moule.champ, marque, { x: 118, y: -r * 0.3, largeur: 76 }),
      pose(moule.champ, chiffre(`${tension} V`), { x: 74, y: r * 0.6, largeur: 30, hauteur: 11 }),
      visCoque(moule.champ, [
        [r * 0.64, r * 0.64],
        [-r * 0.7, -r * 0.56],
        [r * 0.6, -r * 0.8],
      ]),
      ...(batterie
        ? (fort ? [-39, 39] : [0]).map((z) =>
            batterie18(marque, '4', { position: [-121, 26, z], rotation: [0, 0, -Math.PI / 2] }),
          )
        : []),
    );
    // Nose down, as it works.
    return groupe(poser(machine, { rotation: [0, 0, -0.36] }));
  },
});
