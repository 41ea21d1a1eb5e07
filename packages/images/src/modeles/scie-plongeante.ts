/** Plunge saws: the blade inside a closed case, on a length of rail. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { acierBruni, anodise } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { railGuidage } from '../pieces/rail-guidage.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder, slab } from '../sdf/corps.ts';

export default defineModele({
  nom: 'scie-plongeante',
  params: Type.Object({ marque: choix(...CODES_MARQUE), batterie: Type.Boolean() }),
  extremes: [
    { marque: 'volmer', batterie: true },
    { marque: 'rothbeck', batterie: false },
  ],
  prise: { azimut: 0.48, elevation: 0.3, cadre: 0.9 },
  construire({ marque, batterie }) {
    const carter = slab(
      [
        [-112, 12],
        [-112, 60],
        [-84, 112],
        [-20, 138],
        [44, 124],
        [92, 78],
        [112, 40],
        [112, 12],
      ],
      26,
      18,
      8,
    );
    const corps = without(
      0.8,
      union(
        10,
        carter,
        cylinder([0, 84, -40], 'z', 42, 56, 12),
        block([-40, 60, -24], [56, 34, 30], 16),
        capsule([10, 168, -18], [-100, 150, -18], 17, 18),
        capsule([-100, 150, -18], [-118, 80, -22], 18, 20),
        capsule([10, 168, -18], [26, 110, -14], 17, 18),
        capsule([70, 90, -14], [96, 138, -14], 14, 17),
        block([-128, 74, -26], [12, 44, 76], 8),
      ),
      fentes({
        x: -70,
        y: 84,
        pas: 10,
        nombre: 6,
        hauteur: 34,
        profondeur: [40, 60],
        largeur: 3.6,
      }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) =>
        Math.min(
          capsule([4, 175, -18], [-96, 157, -18], 17.5)(x, y, z),
          Math.max(106 - y, 74 - x, z - 6),
        ),
      sombre: (x, y, z) => Math.min(Math.max(6 - z, y - 46 - 0.2 * x), x + 118),
      stries: (x, y) => x - y * 0.3,
      min: [-150, 0, -114],
      max: [124, 200, 62],
      pas: 1.8,
      joint: false,
    });
    return groupe(
      moule.objet,
      piece(extrudeUp(rectangle(330, 138, 8), 7), anodise(), { position: [0, 6, -22] }),
      piece(box(26, 14, 18, 4), plastique('#26282c'), { position: [132, 20, -30] }),
      piece(
        latheZ([
          [0, 40],
          [22, 40],
          [22, 46, 2],
          [12, 47, 1],
          [0, 47],
        ]),
        acierBruni(),
        { position: [10, 66, 0] },
      ),
      piece(box(9, 22, 6, 2), plastique(teinteOf(marque).appoint), { position: [86, 64, 43] }),
      railGuidage(460, { position: [-10, 0, -8] }),
      gachette(28)({ position: [-28, 146, -18], rotation: [0, 0, 0.25] }),
      signature(moule.champ, marque, { x: -18, y: 112, largeur: 66 }),
      pose(moule.champ, chiffre('165'), { x: 50, y: 98, largeur: 30, hauteur: 11 }),
      visCoque(moule.champ, [
        [-96, 28],
        [96, 28],
        [0, 124],
      ]),
      // 36 V: two batteries side by side.
      ...(batterie
        ? [-65, 13].map((z) =>
            batterie18(marque, '5', { position: [-141, 82, z], rotation: [0, 0, -Math.PI / 2] }),
          )
        : []),
    );
  },
});
