/** The closed case of an inverter generator. */
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { fentes } from './aeration.ts';
import { chiffre, coque, pose, signature } from './coque.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';
import { prises } from './prises-de-courant.ts';

/** One moulded case with its handle on top and its panel at the side. */
export function valiseElectrogene(marque: Marque, puissance: string) {
  const k = puissance === '3000' ? 1.14 : 1;
  const corps = without(
    1,
    union(
      16,
      block([0, 150 * k, 0], [236 * k, 120 * k, 118 * k], 52),
      capsule([-120 * k, 330 * k, 0], [120 * k, 330 * k, 0], 21),
      capsule([-120 * k, 330 * k, 0], [-160 * k, 262 * k, 0], 21, 26),
      capsule([120 * k, 330 * k, 0], [170 * k, 256 * k, 0], 21, 26),
    ),
    block([-90 * k, 150 * k, 122 * k], [100 * k, 72 * k, 14], 10),
    fentes({
      x: 70 * k,
      y: 150 * k,
      pas: 22,
      nombre: 5,
      hauteur: 90 * k,
      profondeur: [96 * k, 160],
      largeur: 8,
    }),
  );
  const moule = coque({
    marque,
    corps,
    souple: (x, y) => Math.min(y - 56 * k, smoothMax(318 * k - y, Math.abs(x) - 116 * k, 6)),
    sombre: (x, y, z) =>
      Math.max(104 * k - z, Math.abs(x + 90 * k) - 102 * k, Math.abs(y - 150 * k) - 74 * k),
    min: [-256 * k, 18, -136 * k],
    max: [256 * k, 366 * k, 140 * k],
    pas: 3.4,
    joint: true,
  });
  return groupe(
    moule.objet,
    ...prises(-128 * k, 128 * k, 110 * k, 2, false),
    piece(
      repeat(
        box(18, 18, 8, 3),
        [0, 1, 2].map((i) => ({ position: [-150 * k + i * 30, 196 * k, 110 * k] as const })),
      ),
      plastiqueBrillant('#c9ccd0'),
    ),
    piece(
      merge(
        box(50, 16, 60, 6).translate(-150, 26, 60),
        box(50, 16, 60, 6).translate(150, 26, 60),
        box(50, 16, 60, 6).translate(150, 26, -60),
        box(50, 16, 60, 6).translate(-150, 26, -60),
      ),
      caoutchouc('#1f2023'),
    ),
    piece(
      lathe([
        [0, 0],
        [34, 0],
        [34, 14, 4],
        [24, 20, 3],
        [0, 20],
      ]),
      plastique('#26282c'),
      { position: [-20, 262 * k, 0] },
    ),
    signature(moule.champ, marque, { x: 100 * k, y: 228 * k, largeur: 150 * k }),
    pose(moule.champ, chiffre(`${Number(puissance) / 1000} kW`, teinteOf(marque).encre), {
      x: 100 * k,
      y: 76 * k,
      largeur: 84,
      hauteur: 31,
    }),
  );
}
