/** Chainsaws: guide bar and chain, bow handle, hand guard; petrol or battery. */
import { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { roundedPolygon, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { acierBruni, inoxBrosse } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';

export default defineModele({
  nom: 'tronconneuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    energie: choix('essence', 'batterie', 'nue'),
    /** Length of the bar, centimetres. */
    guide: mesure(30, 50),
  }),
  extremes: [
    { marque: 'takiro', energie: 'batterie', guide: 35 },
    { marque: 'durandal', energie: 'essence', guide: 50 },
  ],
  prise: { azimut: 0.42, elevation: 0.24, cadre: 0.92 },
  construire({ marque, energie, guide }) {
    const essence = energie === 'essence';
    const moule = carcasse(marque, essence);
    const machine = groupe(
      moule.objet,
      ...chaine(guide * 10),
      piece(
        tube(
          curve([
            [26, 40, 60],
            [40, 120, 66],
            [26, 158, 40],
            [10, 164, -30],
            [2, 140, -78],
            [6, 60, -84],
            [20, 14, -70],
          ]),
          12.5,
          { pas: 90 },
        ),
        caoutchouc('#26282c'),
      ),
      piece(
        extrude(
          roundedPolygon([
            [-52, 100, 6],
            [-46, 164, 20],
            [46, 172, 20],
            [52, 100, 6],
            [40, 92, 4],
            [34, 140, 14],
            [-34, 136, 14],
            [-40, 92, 4],
          ]),
          9,
          { chanfrein: 2, angle: 0.9 },
        )
          .rotateY(Math.PI / 2)
          .rotateZ(-0.28),
        plastique('#26282c'),
        { position: [66, 22, 8] },
      ),
      ...(essence ? thermique(marque) : []),
      gachette(26, 14)({ position: [-116, 78, 0], rotation: [0, 0, 0.1] }),
      signature(moule.champ, marque, { x: -6, y: 96, largeur: 56 }),
      signature(
        (_x, _y, z) => z - 55,
        marque,
        { x: guide * 5 + 40, y: 44, largeur: 150 },
        '#2b2d31',
      ),
      visCoque(moule.champ, [
        [-66, 40],
        [54, 70],
      ]),
      ...(energie === 'batterie'
        ? [batterie18(marque, '5', { position: [-34, 132, 4], rotation: [Math.PI, 0, 0] })]
        : []),
    );
    // Tip down: what is long runs along the diagonal of the frame.
    return groupe(poser(machine, { rotation: [0, 0, -0.22] }));
  },
});

function carcasse(marque: Marque, essence: boolean) {
  const corps = without(
    0.8,
    union(
      12,
      block([-14, 70, 0], [78, 58, 62], 22),
      block([8, 44, 48], [66, 32, 18], 10),
      capsule([-80, 98, 0], [-176, 92, 0], 19, 18),
      capsule([-176, 92, 0], [-196, 34, 0], 18, 18),
      capsule([-196, 34, 0], [-86, 24, 0], 18, 20),
      ...(essence ? [block([-20, 122, 0], [54, 22, 46], 16)] : []),
    ),
    fentes({
      x: -70,
      y: essence ? 112 : 84,
      pas: 10,
      nombre: 4,
      hauteur: 30,
      profondeur: [40, 90],
      largeur: 4,
    }),
  );
  return coque({
    marque,
    corps,
    souple: (x, y, z) => capsule([-100, 108, 0], [-172, 102, 0], 17.5)(x, y, z),
    sombre: (x, y, z) => Math.min(Math.max(30 - z, y - 78, -46 - x), x + 84, y - 26),
    stries: (x) => x,
    min: [-228, 0, -76],
    max: [88, 160, 82],
    pas: 2,
    joint: false,
  });
}

/** Bar in its chain, in the plane z = 52; links go round it. */
function chaine(l: number) {
  const [x0, y, h] = [64, 44, 34];
  const guide = slot([x0, y], [x0 + l - h, y], h);
  const droit = l - h;
  const tour = 2 * droit + Math.PI * h * 2;
  const pas = 15;
  const maillons = Array.from({ length: Math.floor(tour / pas) }, (_, i) => {
    const s = i * pas;
    const r = h + 3;
    if (s < droit) return { x: x0 + s, y: y + r, a: 0 };
    if (s < droit + Math.PI * h) {
      const a = Math.PI / 2 - (s - droit) / h;
      return { x: x0 + droit + r * Math.cos(a), y: y + r * Math.sin(a), a: a - Math.PI / 2 };
    }
    return { x: x0 + droit - (s - droit - Math.PI * h), y: y - r, a: Math.PI };
  }).filter(({ x }) => x > x0 - 4);
  const maillon = extrude(
    new Shape().setFromPoints(
      roundedPolygon([
        [-6.5, -4, 1],
        [6.5, -4, 1],
        [6.5, 1, 1],
        [2, 2, 1],
        [-1, 5.4, 0.6],
        [-6.5, 4.4, 0.6],
      ]).getPoints(),
    ),
    6,
    { chanfrein: 0.5 },
  );
  return [
    piece(extrude(guide, 5, { chanfrein: 0.6, finesse: 32 }), inoxBrosse('x'), {
      position: [0, 0, 50],
    }),
    piece(
      repeat(
        maillon,
        maillons.map(({ x, y: my, a }) => ({
          position: [x, my, 49.5] as const,
          rotation: [0, 0, a] as const,
        })),
      ),
      acierBruni(),
    ),
  ];
}

/** Starter cover, caps and exhaust. */
function thermique(marque: Marque) {
  const bouchon = (x: number, y: number) =>
    latheZ([
      [0, 0],
      [17, 0],
      [17, 6, 2],
      [13, 9, 2],
      [0, 9],
    ]).translate(x, y, 58);
  return [
    piece(merge(bouchon(-58, 54), bouchon(-96, 36)), plastique('#26282c')),
    piece(cylindre(), acierBruni(), { position: [70, 92, 0] }),
    piece(box(60, 8, 64, 4), plastique(teinteOf(marque).appoint), { position: [-20, 143, 0] }),
  ];
}

function cylindre() {
  return merge(
    ...[0, 1, 2, 3, 4].map((i) => box(24, 3, 62, 1).translate(0, -24 + i * 9, 0)),
    box(16, 46, 50, 4).translate(-4, -6, 0),
  );
}
