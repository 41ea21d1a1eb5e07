/** Sliding mitre saws: turning table, fence, two bars behind, the head over them. Front is +x. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { acierBruni, anodise, chrome } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { lameScie } from '../pieces/lame-circulaire.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { intersection, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'scie-onglet',
  params: Type.Object({ marque: choix(...CODES_MARQUE), disque: choix('216', '254', '305') }),
  extremes: [
    { marque: 'takiro', disque: '254' },
    { marque: 'outibel', disque: '216' },
  ],
  prise: { azimut: 0.82, elevation: 0.28, cadre: 0.9 },
  construire({ marque, disque }) {
    const r = Number(disque) / 2;
    const axe = { x: 30, y: r + 118 };
    return groupe(...bati(), ...glissieres(axe.y), ...bloc(marque, disque, r, axe));
  },
});

/** Base with its feet, table, arm with the mitre knob, fences. */
function bati() {
  const plateau = lathe(
    [
      [0, 18],
      [152, 18, 2],
      [156, 24, 3],
      [156, 56, 3],
      [150, 60, 2],
      [0, 60],
    ],
    96,
  );
  const socle = extrudeUp(hole(rectangle(170, 520, 30), rectangle(60, 60, 8, 0, 200)), 40, {
    chanfrein: 4,
    angle: 0.9,
  });
  const butee = (s: number) =>
    extrude(
      roundedPolygon([
        [36, 60],
        [240, 60, 4],
        [240, 112, 10],
        [120, 116, 20],
        [60, 140, 14],
        [36, 140, 8],
      ]),
      14,
      { chanfrein: 1.5 },
    )
      .rotateY(-Math.PI / 2)
      .scale(1, 1, s)
      .translate(-20, 0, 0);
  return [
    piece(socle, plastique('#3a3d42'), { position: [-20, 6, 0] }),
    piece(plateau, anodise()),
    piece(
      merge(box(130, 30, 64, 8).translate(190, 44, 0), box(2, 4, 300, 1).translate(1, 61, 0)),
      anodise(),
    ),
    piece(box(250, 2, 12, 0.5), plastique('#26282c'), { position: [90, 60.4, 0] }),
    piece(
      latheX([
        [0, 250],
        [10, 250],
        [10, 262, 2],
        [22, 268, 4],
        [22, 292, 6],
        [0, 296],
      ]),
      plastique('#26282c'),
      { position: [0, 42, 0] },
    ),
    piece(butee(1), anodise()),
    piece(butee(-1), anodise()),
    piece(
      merge(
        ...[
          [-90, 230],
          [-90, -230],
          [50, 230],
          [50, -230],
        ].map(([x = 0, z = 0]) => box(46, 18, 46, 5).translate(x, 9, z)),
      ),
      plastique('#26282c'),
    ),
  ];
}

/** Bars along x, carried by a post that tilts. */
function glissieres(y: number) {
  const barre = latheX(
    [
      [0, -330],
      [15, -330, 1],
      [15, -20, 1],
      [0, -20],
    ],
    32,
  );
  return [
    piece(
      merge(barre.clone().translate(0, y - 10, -44), barre.translate(0, y - 10, -84)),
      chrome(),
    ),
    piece(
      merge(
        box(70, y - 20, 90, 22).translate(-170, (y + 20) / 2, -64),
        box(60, 70, 120, 18).translate(-170, y - 10, -64),
      ),
      plastique('#3a3d42'),
    ),
    piece(box(26, 70, 110, 10), plastique('#26282c'), { position: [-326, y - 10, -64] }),
  ];
}

function bloc(marque: Marque, disque: string, r: number, { x, y }: { x: number; y: number }) {
  const capot = intersection(4, cylinder([x, y, 0], 'z', r + 16, 32, 10), (_a, b) => y - 26 - b);
  const corps = without(
    1,
    union(
      12,
      capot,
      cylinder([x + 4, y + 10, -96], 'z', 50, 76, 14),
      block([x - 40, y, -62], [60, 34, 36], 14),
      capsule([x + r * 0.5, y + r * 0.8, 0], [x + r + 66, y + r * 0.62, 0], 20, 18),
      capsule([x + r + 66, y + r * 0.62, 0], [x + r + 60, y + 20, 0], 18, 18),
      capsule([x + r + 60, y + 20, 0], [x + r * 0.8, y + 14, 0], 18, 20),
    ),
  );
  const moule = coque({
    marque,
    corps,
    souple: (a, b) => Math.max(x + r + 36 - a, y + 8 - b, b - y - r * 0.7),
    sombre: (_a, _b, c) => c + 128,
    stries: (_a, b) => b,
    min: [x - r - 30, y - 64, -186],
    max: [x + r + 100, y + r + 34, 46],
    pas: 2.6,
    joint: false,
  });
  return [
    moule.objet,
    poser(lameScie(r * 2, 48, 2.4), { position: [x, y, 0] }),
    piece(
      latheZ([
        [0, 30],
        [30, 30],
        [30, 36, 2],
        [14, 38, 1],
        [0, 38],
      ]),
      acierBruni(),
      { position: [x, y, 0] },
    ),
    gachette(40, 16)({ position: [x + r + 46, y + r * 0.4, 0] }),
    signature(moule.champ, marque, { x: x - r * 0.1, y: y + r * 0.56, largeur: r * 1.05 }),
    pose(moule.champ, chiffre(disque), {
      x: x + r * 0.52,
      y: y + r * 0.2,
      largeur: r * 0.34,
      hauteur: r * 0.13,
    }),
    visCoque(moule.champ, [
      [x - r * 0.76, y + 10],
      [x + r * 0.3, y + r * 0.92],
      [x + r + 62, y + 18],
    ]),
  ];
}
