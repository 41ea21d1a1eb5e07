/** Batteries of cordless tools: slid under the foot (18 V) or pushed into the grip (12 V). */
import type { Object3D } from 'three';
import { groupe, merge, piece, poser, repeat, type Pose } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { bimatiere, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { laiton } from '../matieres/metaux.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { union, without, type Champ } from '../sdf/champ.ts';
import { block, slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';
import { chiffre, pose, signature, SOMBRE } from './coque.ts';

/** One, two or three rows of cells; the large cells of 8 Ah are thicker. */
export const TAILLES_BATTERIE = ['2', '4', '5', '8', '12'] as const;
export type TailleBatterie = (typeof TAILLES_BATTERIE)[number];

const HAUTEURS: Record<TailleBatterie, number> = { '2': 38, '4': 58, '5': 60, '8': 68, '12': 88 };

export function hauteurBatterie(taille: TailleBatterie): number {
  return HAUTEURS[taille];
}

/** Its top at y = 0 under the foot, the release button towards +x. */
export function batterie18(marque: Marque, taille: TailleBatterie, place: Pose = {}): Object3D {
  const h = HAUTEURS[taille];
  const { teinte } = teinteOf(marque);
  const demi = demiLargeur(taille);
  const corps = corpsBatterie(h, demi);
  const geometry = regions(
    mesh(corps, [-76, -h - 6, -50], [60, 6, 50], 1.3),
    (x, y) => -(y + 15 - 0.04 * x),
  );
  const matiere = bimatiere(SOMBRE, { couleurB: teinte, rugositeB: 0.4, joint: 0.5 });
  return poser(
    groupe(
      piece(geometry, matiere),
      piece(box(5, 11, 24, 2), plastique(teinte), { position: [46.4, -13, 0] }),
      pose(corps, chiffre('18 V'), { x: -34, y: -h * 0.62, largeur: 30, hauteur: 11 }),
      signature(corps, marque, { x: -12, y: -9.5, largeur: 44 }),
    ),
    place,
  );
}

/** Large cells need a wider case. */
function demiLargeur(taille: TailleBatterie): number {
  return taille === '8' || taille === '12' ? 40 : 37;
}

function corpsBatterie(h: number, demi: number): Champ {
  const profil = slab(
    [
      [-66, -1],
      [-68, -h * 0.4],
      [-64, -h],
      [36, -h],
      [46, -h * 0.55],
      [46, -4],
      [42, -1],
    ],
    0,
    demi,
    6,
  );
  const rainures = [-46, -36, -26, -16, -6, 4, 14, 24].map((x) =>
    block([x, -h * 0.86, demi], [2, h * 0.1, 1.6], 1.2),
  );
  const touche = block([46, -13, 0], [4.5, 8, 15], 3);
  return without(0.8, profil, touche, ...rainures);
}

/** Its amp-hours, printed: only where the battery is what is sold, kits of a tool differ in theirs. */
export function capaciteBatterie(taille: TailleBatterie): Object3D {
  const h = HAUTEURS[taille];
  return pose(
    corpsBatterie(h, demiLargeur(taille)),
    chiffre(`${Number(taille).toFixed(1)} Ah`, '#c9ccd0'),
    { x: 12, y: -h * 0.62, largeur: 32, hauteur: 12 },
  );
}

/** What is seen of it when it is off the tool: rails and contacts on top. */
export function glissiere(): Object3D {
  const rails = merge(
    box(84, 6, 7, 1.4).translate(-12, 3, 27),
    box(84, 6, 7, 1.4).translate(-12, 3, -27),
    box(84, 3, 14, 1).translate(-12, 7.2, 24),
    box(84, 3, 14, 1).translate(-12, 7.2, -24),
    box(76, 11, 30, 2).translate(-18, 4, 0),
  );
  const fentes = repeat(
    box(40, 2, 3, 0.3),
    [-11, -4, 4, 11].map((z) => ({ position: [2, 9, z] })),
  );
  const lames = repeat(
    box(30, 1.6, 1.2, 0.2),
    [-11, -4, 4, 11].map((z) => ({ position: [4, 9.8, z] })),
  );
  return groupe(
    piece(rails, plastique('#2b2d31')),
    piece(fentes, plastique('#141518')),
    piece(lames, laiton()),
  );
}

/** 12 V: three cells in a triangle under the foot; the button on both sides. */
export function batterie12(marque: Marque, taille: '2' | '4', place: Pose = {}): Object3D {
  const h = taille === '2' ? 26 : 46;
  const { teinte } = teinteOf(marque);
  const corps = union(
    3,
    slab(
      [
        [-34, -1],
        [-36, -h + 6],
        [-30, -h],
        [24, -h],
        [34, -h + 8],
        [34, -1],
      ],
      0,
      27,
      7,
    ),
  );
  const geometry = regions(mesh(corps, [-44, -h - 6, -34], [42, 6, 34], 1.1), (_x, y) => -(y + 6));
  return poser(
    groupe(
      piece(geometry, bimatiere(SOMBRE, { couleurB: teinte, rugositeB: 0.4, joint: 0.5 })),
      piece(box(20, 9, 3, 1.2), plastiqueBrillant('#1d1e21'), { position: [-14, -12, 27] }),
      pose(corps, chiffre('12 V'), { x: 14, y: -h * 0.56, largeur: 24, hauteur: 9 }),
    ),
    place,
  );
}
