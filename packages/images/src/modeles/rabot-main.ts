/** Metal planes: sole and cheeks of cast iron, iron and cap, wooden tote and knob. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, chrome, hss, laiton, laque } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { union } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

const W = 60;

export default defineModele({
  nom: 'rabot-main',
  params: Type.Object({
    /** Below 200 it is held in the palm: no tote. */
    longueur: mesure(150, 380),
  }),
  extremes: [{ longueur: 245 }, { longueur: 160 }, { longueur: 355 }],
  prise: { azimut: 0.55, elevation: 0.36 },
  construire({ longueur }) {
    const l = longueur / 2;
    const main = longueur < 200;
    const joue = extrude(
      roundedPolygon([
        [-l, 0, 3],
        [-l, 12, 6],
        [-l * 0.55, 16, 20],
        [-l * 0.2, main ? 34 : 48, 24],
        [l * 0.2, main ? 34 : 48, 24],
        [l * 0.5, 16, 20],
        [l, 12, 6],
        [l, 0, 3],
      ]),
      4,
      { chanfrein: 0.6 },
    );
    const corps = merge(
      box(longueur, 5, W, 1).translate(0, 2.5, 0),
      joue.clone().translate(0, 0, W / 2 - 4),
      joue.clone().translate(0, 0, -W / 2),
    );
    return groupe(
      piece(corps, acierBrut()),
      piece(box(longueur - 6, 3, W - 9, 1), laque('#26282c'), { position: [0, 6, 0] }),
      ...(main ? petit(l) : grand(l)),
    );
  },
});

function grand(l: number): Object3D[] {
  const fer = groupe(
    piece(box(4, 150, W - 13, 0.6), hss(), { position: [0, 66, 0] }),
    piece(box(5, 96, W - 15, 1.6), chrome(), { position: [6, 62, 0] }),
    piece(box(7, 10, W - 16, 2), chrome(), { position: [8, 106, 0] }),
    piece(
      lathe(
        [
          [0, 0],
          [6, 0, 0.6],
          [6, 5, 1.4],
          [0, 6],
        ],
        32,
      ).rotateZ(-Math.PI / 2),
      chrome(),
      { position: [8, 62, 0] },
    ),
  );
  fer.position.set(18, 4, 0);
  fer.rotation.z = 0.78;
  const poignee = union(
    10,
    slab(
      [
        [-4, 0],
        [34, 0],
        [26, 26],
        [20, 58],
        [30, 84],
        [18, 96],
        [-8, 94],
        [-26, 104],
        [-30, 90],
        [-14, 70],
        [-8, 40],
      ],
      0,
      12,
      10,
    ),
  );
  const noyer = () => bois('exotique', { fil: 'y', travers: 'x', vernis: 0.5 });
  return [
    piece(box(46, 26, W - 10, 3), laque('#26282c'), { position: [-4, 16, 0] }),
    fer,
    piece(mesh(poignee, [-42, -12, -20], [46, 116, 20], 1.8), noyer(), {
      position: [-l * 0.62 - 8, 7, 0],
    }),
    piece(
      lathe([
        [0, 6],
        [13, 7, 2],
        [14, 14, 4],
        [9, 26, 8],
        [17, 50, 10],
        [13, 62, 6],
        [0, 65],
      ]),
      noyer(),
      { position: [l * 0.62, 2, 0] },
    ),
    piece(molette(13), laiton(), { position: [-34, 40, 0], rotation: [0, 0, 0.78] }),
  ];
}

function petit(l: number): Object3D[] {
  const coiffe = union(
    8,
    slab(
      [
        [-58, 0],
        [-50, 26],
        [-20, 33],
        [40, 10],
        [44, 2],
        [0, 6],
      ],
      0,
      W / 2 - 9,
      8,
    ),
  );
  return [
    piece(mesh(coiffe, [-70, -10, -W / 2], [56, 46, W / 2], 2), chrome(), {
      position: [-14, 16, 0],
    }),
    piece(box(120, 3, W - 14, 0.6), hss(), { position: [-16, 20, 0], rotation: [0, 0, -0.3] }),
    piece(
      lathe([
        [8, 6],
        [9, 20, 3],
        [14, 28, 4],
        [13, 38, 4],
        [0, 41],
      ]),
      laiton(),
      { position: [l * 0.66, 2, 0] },
    ),
    piece(molette(9), laiton(), { position: [-l * 0.86, 34, 0], rotation: [0, 0, 1.2] }),
  ];
}

/** A knurled wheel about x. */
function molette(r: number) {
  return merge(
    lathe([
      [0, -6],
      [r - 1, -6, 1],
      [r - 1, 6, 1],
      [0, 6],
    ]).rotateZ(Math.PI / 2),
    repeatAround(box(11, 1.2, 1.6, 0.3).translate(0, 0, r - 0.6), 36, 'x'),
  );
}
