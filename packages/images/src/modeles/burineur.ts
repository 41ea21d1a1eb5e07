/** Demolition hammers: heavier from one to the next, a chisel in front. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { hexPrism } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { surface } from '../geometrie/surface.ts';
import { acierBruni, epoxy } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordonCourt } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { gachette, manche, mancheStries, poigneeLaterale } from '../pieces/poignee-machine.ts';
import { porteSds } from '../pieces/porte-outil.ts';
import { smoothMin, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

const GABARITS = { '8.5': 0, '19': 1, '25': 2 } as const;

export default defineModele({
  nom: 'burineur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Blow in joules, as printed; the machine grows with it. */
    frappe: choix('8.5', '19', '25'),
  }),
  extremes: [
    { marque: 'takiro', frappe: '8.5' },
    { marque: 'volmer', frappe: '25' },
  ],
  prise: { azimut: 0.5, elevation: 0.24, cadre: 0.9 },
  construire({ marque, frappe }) {
    const g = GABARITS[frappe];
    const r = 38 + g * 7;
    const nez = 150 + g * 14;
    const grip = { haut: [-190, 46], bas: [-190, -50], rx: 21, rz: 18 } as const;
    const corps = without(
      0.8,
      union(
        16,
        cylinder([-40, 0, 0], 'x', r + 8, 76, 20),
        capsule([30, 0, 0], [nez - 40, 0, 0], r, r * 0.78),
        block([-30, -r + 4, 0], [58, 20 + g * 4, r * 0.8], 16),
        manche(grip),
        capsule([-184, 44, 0], [-96, 26, 0], 17, 24),
        capsule([-184, -48, 0], [-96, -26, 0], 17, 24),
      ),
      block([-162, 0, 0], [9, 26, 9], 4),
      fentes({
        x: -96,
        y: 0,
        pas: 11,
        nombre: 6,
        hauteur: 52,
        profondeur: [r - 6, r + 40],
        largeur: 4.4,
      }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) =>
        smoothMin(x + 190 + 0.1 * Math.abs(y), Math.max(x + 168, Math.abs(y) - 34), 4),
      sombre: (x) => Math.min(x + 104, nez - 56 - x),
      stries: mancheStries(grip),
      min: [-224, -110, -74],
      max: [nez + 14, 82, 74],
      pas: 2.1,
    });
    const machine = groupe(
      moule.objet,
      piece(
        latheX([
          [0, nez - 24],
          [r * 0.74, nez - 24, 2],
          [r * 0.7, nez - 6, 4],
          [27, nez + 8, 4],
          [25, nez + 20, 1],
          [0, nez + 20],
        ]),
        epoxy('#3a3d42'),
      ),
      poser(poigneeLaterale(140, 18), {
        position: [nez + 8, -8, 22],
        rotation: [0, -1.1, -0.5],
      }),
      poser(porteSds(25), { position: [nez + 18, 0, 0] }),
      burin(nez + 66),
      gachette(44)({ position: [-166, 22, 0] }),
      signature(moule.champ, marque, { x: 14, y: 10, largeur: 100 }),
      pose(moule.champ, chiffre(`${frappe} J`), { x: 20, y: -20, largeur: 46, hauteur: 17 }),
      visCoque(moule.champ, [
        [-20, 32],
        [-20, -46],
        [60, -24],
        [-170, 44],
      ]),
      cordonCourt([-200, -58, 0], -90),
    );
    // Nose down, as it works: the long machine fills the frame.
    return groupe(poser(machine, { rotation: [0, 0, -0.55] }));
  },
});

/** Pointed chisel: hexagon, then four faces to the point. */
function burin(x: number) {
  return groupe(
    piece(hexPrism(17, 80).rotateZ(-Math.PI / 2), acierBruni(), { position: [x, 0, 0] }),
    piece(
      surface(
        4,
        2,
        (u, v, out) => {
          const a = u * Math.PI * 2 + 0.4;
          const rayon = 9.6 * (1 - v) ** 0.9;
          out.set(x + 80 + v * 46, rayon * Math.cos(a), rayon * Math.sin(a));
        },
        0.3,
      ),
      acierBruni(),
    ),
  );
}
