/** Planers: long sole, knob for the depth in front, closed grip, belt cover. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { anodise } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordon } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder, slab } from '../sdf/corps.ts';

export default defineModele({
  nom: 'rabot-electrique',
  params: Type.Object({ marque: choix(...CODES_MARQUE), passe: choix('2', '4') }),
  extremes: [
    { marque: 'volmer', passe: '4' },
    { marque: 'outibel', passe: '2' },
  ],
  prise: { azimut: 0.52, elevation: 0.24, cadre: 0.88 },
  construire({ marque, passe }) {
    const k = passe === '4' ? 1 : 0.9;
    const corps = without(
      0.8,
      union(
        12,
        block([0, 40, 0], [126 * k, 24, 38], 9),
        slab(
          [
            [-124, 30],
            [-120, 84],
            [-60, 76],
            [10, 78],
            [60, 66],
            [120, 40],
            [120, 30],
          ],
          0,
          36,
          14,
        ),
        cylinder([10, 66, -14], 'z', 34, 46, 10),
        capsule([20, 132, 0], [-92, 128, 0], 17, 19),
        capsule([-92, 128, 0], [-106, 66, 0], 19, 22),
        capsule([20, 132, 0], [34, 72, 0], 17, 22),
      ),
      fentes({ x: -88, y: 56, pas: 9, nombre: 5, hauteur: 20, profondeur: [30, 60] }),
      block([70, 24, 52], [22, 13, 18], 6),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) => capsule([16, 140, 0], [-88, 136, 0], 17.5)(x, y, z),
      sombre: (_x, y) => y - 34,
      stries: (x) => x,
      min: [-150, 6, -66],
      max: [142, 162, 56],
      pas: 1.7,
    });
    const r = 25;
    return groupe(
      moule.objet,
      piece(extrudeUp(rectangle(186 * k, 84, 5), 14, { chanfrein: 1 }), anodise(), {
        position: [-52 * k, 0, 0],
      }),
      piece(extrudeUp(rectangle(96 * k, 84, 5), 12, { chanfrein: 1 }), anodise(), {
        position: [100 * k, 4, 0],
      }),
      piece(
        lathe([
          [0, 52],
          [r, 52],
          [r + 2, 58, 2],
          [r + 2, 66, 2],
          [r - 3, 70, 3],
          [r + 1, 90, 6],
          [r - 4, 102, 6],
          [0, 104],
        ]),
        plastique('#26282c'),
        { position: [86, 0, 0] },
      ),
      piece(
        lathe([
          [r + 2.2, 59],
          [r + 2.6, 60, 0.4],
          [r + 2.6, 63, 0.4],
          [r + 2.2, 64],
        ]),
        plastique(teinteOf(marque).appoint),
        { position: [86, 0, 0] },
      ),
      gachette(28)({ position: [-22, 114, 0], rotation: [0, 0, 0.12] }),
      signature(moule.champ, marque, { x: -4, y: 62, largeur: 66 }),
      pose(moule.champ, chiffre('82'), { x: -100, y: 50, largeur: 26, hauteur: 10 }),
      visCoque(moule.champ, [
        [26, 100],
        [-102, 98],
        [48, 40],
      ]),
      cordon([
        [-112, 118, 0],
        [-166, 116, 0],
        [-208, 78, -14],
        [-200, 20, -44],
        [-150, 4.5, -76],
        [-70, 4.5, -90],
      ]),
    );
  },
});
