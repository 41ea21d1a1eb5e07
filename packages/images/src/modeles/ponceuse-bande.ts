/** Belt sanders: the belt over two rollers, a closed grip, a knob in front. */
import { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { anodise } from '../matieres/metaux.ts';
import { abrasif, caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordon } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'ponceuse-bande',
  params: Type.Object({ marque: choix(...CODES_MARQUE), bande: choix('75', '100') }),
  extremes: [
    { marque: 'takiro', bande: '75' },
    { marque: 'volmer', bande: '100' },
  ],
  prise: { azimut: 0.52, elevation: 0.24, cadre: 0.88 },
  construire({ marque, bande }) {
    const large = Number(bande);
    const entraxe = large === 75 ? 86 : 100;
    const r = large === 75 ? 27 : 31;
    const z0 = 44 - large;
    const boucle = new Shape();
    boucle.absarc(entraxe, r, r, -Math.PI / 2, Math.PI / 2, false);
    boucle.absarc(-entraxe, r, r, Math.PI / 2, (Math.PI * 3) / 2, false);
    boucle.closePath();
    const corps = without(
      0.8,
      union(
        12,
        block([-14, r * 2 + 22, 2], [entraxe * 0.84, 24, 42], 12),
        cylinder([-30, r * 2 + 22, -40], 'z', 38, 48, 10),
        capsule([30, r * 2 + 82, 0], [-84, r * 2 + 76, 0], 17, 19),
        capsule([-84, r * 2 + 76, 0], [-104, r * 2 + 24, 0], 19, 20),
        capsule([30, r * 2 + 82, 0], [40, r * 2 + 30, 0], 17, 19),
        capsule([84, r * 2 + 14, 0], [104, r * 2 + 54, 0], 15, 20),
        block([70, r * 2 + 12, 0], [38, 13, 34], 10),
      ),
      fentes({ x: -70, y: r * 2 + 24, pas: 9, nombre: 4, hauteur: 20, profondeur: [38, 60] }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) =>
        Math.min(
          capsule([26, r * 2 + 90, 0], [-80, r * 2 + 84, 0], 17.5)(x, y, z),
          Math.max(r * 2 + 34 - y, 80 - x),
        ),
      sombre: (_x, y) => y - r * 2 - 10,
      stries: (x, y) => x - y * 0.3,
      min: [-140, r * 2 - 24, -98],
      max: [136, r * 2 + 112, 54],
      pas: 1.7,
      joint: false,
    });
    return groupe(
      moule.objet,
      piece(
        extrude(boucle, large, { chanfrein: 0.8, finesse: 32, angle: 0.6 }),
        abrasif('#8a4a2c', 1.6),
        {
          position: [0, 0, z0],
        },
      ),
      ...[-entraxe, entraxe].map((x) =>
        piece(
          latheZ([
            [0, 44],
            [r * 0.8, 44],
            [r * 0.8, 47, 1],
            [r * 0.5, 47.5, 1],
            [r * 0.4, 45, 1],
            [8, 46],
            [0, 48],
          ]),
          x > 0 ? anodise() : caoutchouc('#2a2c30'),
          { position: [x, r, 0] },
        ),
      ),
      piece(extrude(carter(entraxe, r), 8, { chanfrein: 2, angle: 0.9 }), plastique('#34373c'), {
        position: [0, 0, 45],
      }),
      gachette(28)({ position: [-12, r * 2 + 64, 0], rotation: [0, 0, 0.15] }),
      signature(moule.champ, marque, { x: 10, y: r * 2 + 26, largeur: 62 }),
      pose(moule.champ, chiffre(bande), { x: 62, y: r * 2 + 20, largeur: 26, hauteur: 10 }),
      visCoque(moule.champ, [
        [34, r * 2 + 58],
        [-98, r * 2 + 44],
      ]),
      cordon([
        [-116, r * 2 + 44, 0],
        [-164, r * 2 + 30, 0],
        [-206, r + 10, -14],
        [-190, 5, -50],
        [-120, 4.5, -84],
        [-40, 4.5, -90],
      ]),
    );
  },
});

/** Cover of the drive between the rollers. */
function carter(entraxe: number, r: number): Shape {
  const shape = new Shape();
  shape.moveTo(-entraxe * 0.62, r * 1.2);
  shape.lineTo(entraxe * 0.5, r * 0.9);
  shape.lineTo(entraxe * 0.62, r * 2.2);
  shape.lineTo(-entraxe * 0.7, r * 2.4);
  shape.closePath();
  return shape;
}
