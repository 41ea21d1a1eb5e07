/**
 * Nailers and staplers: an upright cylinder over the nose, the grip behind it, a magazine that
 * rises from the nose to the end of the grip.
 */
import type { Object3D } from 'three';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { acierBruni, anodise, laiton, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';
import { batterie18 } from './batterie-outil.ts';
import { coque, signature, SOMBRE, visCoque } from './coque.ts';
import { gachette } from './poignee-machine.ts';

export type EnergieCloueuse = 'air' | 'gaz' | 'batterie' | 'nue';

export interface Cloueuse {
  marque: Marque;
  energie: EnergieCloueuse;
  /** Radius of the cylinder: 46 to frame, 30 to finish. */
  rayon: number;
  /** Slope of the magazine, radians above the level. */
  pente: number;
  magasin: { longueur: number; hauteur: number; largeur: number };
}

export function cloueuse({ marque, energie, rayon: r, pente, magasin }: Cloueuse): Object3D {
  const haut = r * 2.4;
  const fond = -r * 1.25;
  const bout = -r * 1.2 - 132;
  const air = energie === 'air';
  const moteur = energie === 'batterie' || energie === 'nue';
  const corps = without(
    0.8,
    union(
      14,
      cylinder([0, (haut + fond) / 2, 0], 'y', r, (haut - fond) / 2, 10),
      capsule([-10, r * 0.7, 0], [bout, r * 0.42, 0], 20, 19),
      ...(moteur ? [block([-r * 0.9, r * 1.5, 0], [r * 0.9, r * 0.62, r * 0.72], 16)] : []),
      ...(energie === 'gaz'
        ? [capsule([-r * 0.9, r * 1.7, 0], [bout + 40, r * 1.1, 0], 21, 18)]
        : []),
      ...(moteur ? [block([bout - 4, r * 0.3, 0], [13, 38, 34], 8)] : []),
      ...(energie === 'gaz' ? [block([bout - 2, r * 0.3, 0], [16, 28, 22], 10)] : []),
    ),
  );
  const moule = coque({
    marque,
    corps,
    souple: (x, y, z) =>
      Math.max(
        capsule([-r * 1.15, r * 0.62, 0], [bout + 18, r * 0.4, 0], 22)(x, y, z),
        x + r * 1.02,
      ),
    sombre: (_x, y) => haut - r * 0.42 - y,
    stries: (x) => x,
    min: [bout - 34, fond - 10, -r - 26],
    max: [r + 14, haut + 12, r + 26],
    pas: 1.6,
  });
  const nez = fond - r * 1.35;
  return groupe(
    moule.objet,
    piece(
      lathe([
        [0, haut - 2],
        [r * 0.6, haut - 2],
        [r * 0.56, haut + 12, 4],
        [r * 0.3, haut + 16, 3],
        [0, haut + 16],
      ]),
      caoutchouc('#2a2c30'),
    ),
    // The joint under the cap, and the ribs that stiffen the cylinder.
    piece(
      lathe([
        [r - 1, haut - r * 0.5],
        [r + 0.9, haut - r * 0.5 + 1, 0.8],
        [r + 0.9, haut - r * 0.44, 0.8],
        [r - 1, haut - r * 0.42],
      ]),
      plastique(teinteOf(marque).appoint),
    ),
    piece(
      repeatAround(box(3, r * 0.9, 4, 1.4).translate(r + 0.4, r * 0.1, 0), 18, 'y'),
      plastique(SOMBRE),
    ),
    piece(
      merge(
        box(r * 0.6, r * 1.4, r * 0.5, 3).translate(r * 0.2, fond - r * 0.6, 0),
        box(r * 1.1, r * 0.34, r * 0.8, 4).translate(0, fond - 4, 0),
      ),
      anodise(),
    ),
    piece(
      merge(
        box(r * 0.42, r * 0.3, r * 0.4, 2).translate(r * 0.2, nez + 2, 0),
        box(5, r * 1.5, 4, 1).translate(r * 0.56, fond - r * 0.4, r * 0.34),
      ),
      acierBruni(),
    ),
    poser(chargeur(magasin, marque), {
      position: [-r * 0.1, nez + 12, 0],
      rotation: [0, 0, -pente],
    }),
    gachette(24, 12)({ position: [-r - 24, r * 0.24, 0], rotation: [0, 0, 0.1] }),
    signature(moule.champ, marque, { x: 0, y: r * 1.05, largeur: r * 1.35 }),
    visCoque(moule.champ, [
      [-r * 0.55, fond + 12],
      [r * 0.55, fond + 12],
    ]),
    ...(air ? [raccord(bout, r * 0.42)] : []),
    ...(moteur && energie === 'batterie'
      ? [
          batterie18(marque, '2', {
            position: [bout - 18, r * 0.34, 0],
            rotation: [0, 0, -Math.PI / 2],
          }),
        ]
      : []),
    ...(energie === 'gaz' ? [bouchonGaz(marque, bout, r)] : []),
  );
}

/** Along −x from the nose: a drawn channel, its pusher, the strip that shows above it. */
function chargeur({ longueur, hauteur, largeur }: Cloueuse['magasin'], marque: Marque) {
  return groupe(
    piece(
      merge(
        box(longueur, hauteur, largeur, 3).translate(-longueur / 2, hauteur * 0.4, 0),
        box(longueur * 0.98, 5, largeur + 6, 2).translate(-longueur / 2, -hauteur * 0.08, 0),
      ),
      anodise(),
    ),
    piece(
      merge(
        box(14, hauteur * 1.12, largeur + 8, 4).translate(-longueur + 4, hauteur * 0.4, 0),
        box(24, hauteur * 0.44, largeur + 8, 4).translate(-longueur * 0.6, hauteur * 0.36, 0),
      ),
      plastique(teinteOf(marque).appoint),
    ),
    piece(
      box(longueur * 0.56, hauteur * 0.24, 3, 0.6).translate(
        -longueur * 0.36,
        hauteur * 0.4,
        largeur / 2 + 0.4,
      ),
      plastique('#1f2023'),
    ),
  );
}

function raccord(x: number, y: number) {
  return poser(
    groupe(
      piece(
        latheX([
          [0, -8],
          [16, -8, 2],
          [17, 8, 2],
          [0, 8],
        ]),
        anodise(),
      ),
      piece(
        latheX(
          [
            [0, -44],
            [5, -44, 0.6],
            [5, -34],
            [6.5, -33, 0.5],
            [6.5, -28],
            [4.6, -27],
            [4.6, -20],
            [10, -19, 0.6],
            [10, -8],
            [0, -8],
          ],
          32,
        ),
        laiton(),
      ),
    ),
    { position: [x - 12, y, 0] },
  );
}

function bouchonGaz(marque: Marque, bout: number, r: number) {
  return groupe(
    piece(box(30, 34, 36, 8), plastique(teinteOf(marque).appoint), {
      position: [bout + 34, r * 1.1, 0],
      rotation: [0, 0, 0.2],
    }),
    piece(box(24, 42, 40, 8), plastique('#2b2d31'), { position: [bout - 24, r * 0.3, 0] }),
    piece(box(4, 24, 24, 1), zincBlanc(), { position: [bout - 38, r * 0.3, 0] }),
  );
}
