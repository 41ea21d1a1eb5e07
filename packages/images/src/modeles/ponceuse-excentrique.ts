/** Random orbital sanders: a palm grip over the pad, the dust box behind. */
import * as Type from 'typebox';
import { groupe, piece, repeatAround } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { box } from '../geometrie/solides.ts';
import { abrasif, caoutchouc, mousse, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordon } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { smoothMax, smoothMin, union, without } from '../sdf/champ.ts';
import { capsule, cylinder, ellipsoid } from '../sdf/corps.ts';

export default defineModele({
  nom: 'ponceuse-excentrique',
  params: Type.Object({ marque: choix(...CODES_MARQUE), disque: choix('125', '150') }),
  extremes: [
    { marque: 'volmer', disque: '125' },
    { marque: 'krafto', disque: '150' },
  ],
  prise: { azimut: 0.55, elevation: 0.2 },
  construire({ marque, disque }) {
    const r = Number(disque) / 2;
    const grand = disque === '150';
    const tete = grand ? 152 : 134;
    const corps = without(
      0.8,
      union(
        14,
        cylinder([0, 52, 0], 'y', r * 0.62, 26, 10),
        cylinder([0, 90, 0], 'y', 33, 30, 8),
        ellipsoid([4, tete - 20, 0], [46, 26, 38]),
        capsule([-20, tete - 18, 0], [-70, tete - 34, 0], 24, 19),
        ...(grand ? [capsule([30, tete - 16, 0], [96, tete - 30, 0], 24, 20)] : []),
        capsule([-30, 46, 0], [-92, 50, 0], 15, 14),
      ),
      fentes({ x: -16, y: 90, pas: 8, nombre: 5, hauteur: 22, profondeur: [24, 60], pente: 0 }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) =>
        smoothMin(
          smoothMax(tete - 26 - y + (x * x) / 900 + (z * z) / 300, -x - 66, 4),
          grand ? 62 - x : 99,
          4,
        ),
      sombre: (x, y) => smoothMin(y - 46, smoothMax(x + 46, y - 70, 3), 2),
      stries: (x) => x * 0.8,
      min: [-116, 18, -58],
      max: [126, tete + 16, 58],
      pas: 1.4,
    });
    return groupe(
      moule.objet,
      piece(
        lathe([
          [0, 8],
          [r - 2, 8, 1],
          [r, 10, 2],
          [r, 18, 3],
          [r * 0.82, 24, 2],
          [0, 26],
        ]),
        caoutchouc('#2a2c30'),
      ),
      piece(
        lathe([
          [0, 3],
          [r, 3, 0.8],
          [r, 8, 0.8],
          [0, 8],
        ]),
        mousse('#55585c'),
      ),
      piece(
        lathe([
          [0, 0],
          [r, 0],
          [r, 3, 0.3],
          [0, 3],
        ]),
        abrasif('#b5622f', 2),
      ),
      piece(
        repeatAround(box(4, 10, 3, 1).translate(r * 0.66, 30, 0), 20, 'y'),
        plastique('#2b2d31'),
      ),
      piece(box(92, 60, 62, 18), plastique('#3a3d42'), { position: [-132, 56, 0] }),
      signature(moule.champ, marque, { x: 0, y: 62, largeur: 48 }),
      pose(moule.champ, chiffre(`Ø ${disque}`), { x: 2, y: 44, largeur: 30, hauteur: 11 }),
      visCoque(moule.champ, [[-42, tete - 30]]),
      cordon([
        [-84, tete - 38, 0],
        [-130, tete - 50, 0],
        [-196, tete - 90, -10],
        [-210, 30, -40],
        [-170, 4.5, -80],
        [-90, 4.5, -100],
      ]),
    );
  },
});
