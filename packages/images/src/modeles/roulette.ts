/** Castors: a wheel in its fork, on a plate or a stem, swivelling, fixed or braked. */
import type { BufferGeometry, Mesh } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, roundedPolygon, slot } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude, extrudeUp, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const R = 25;
const BANDES = {
  'souple-gris': { bande: '#7d8186', jante: '#c9cac9' },
  polyamide: { bande: '#e6e3d8', jante: '#e6e3d8' },
} as const;

export default defineModele({
  nom: 'roulette',
  params: Type.Object({
    montage: choix('platine-pivotante', 'platine-frein', 'platine-fixe', 'tige', 'tige-frein'),
    bandage: choix('souple-gris', 'polyamide'),
  }),
  extremes: [
    { montage: 'platine-frein', bandage: 'souple-gris' },
    { montage: 'platine-fixe', bandage: 'polyamide' },
    { montage: 'tige', bandage: 'souple-gris' },
    { montage: 'platine-pivotante', bandage: 'souple-gris' },
  ],
  prise: { azimut: 0.72, elevation: 0.24 },
  construire({ montage, bandage }) {
    const acier = zincBlanc();
    const fixe = montage === 'platine-fixe';
    const deport = fixe ? 0 : -16;
    const haut = R + 42;
    return groupe(
      ...roue(bandage, deport),
      piece(chape(deport, haut - 12), acier),
      piece(montage.startsWith('tige') ? tige(haut) : platine(haut, fixe), acier),
      ...(montage.endsWith('frein') ? frein(deport) : []),
    );
  },
});

function roue(bandage: keyof typeof BANDES, z: number): Mesh[] {
  const { bande, jante } = BANDES[bandage];
  const couche = (geometry: BufferGeometry) => geometry.rotateZ(Math.PI / 2).translate(0, R, z);
  const corps = couche(
    lathe([
      [2, -8.6],
      [6.4, -8.6, 0.6],
      [7, -5, 1],
      [15, -4.4, 1.4],
      [16.4, -8, 1],
      [19.5, -8, 0.4],
      [19.5, 8, 0.4],
      [16.4, 8, 1],
      [15, 4.4, 1.4],
      [7, 5, 1],
      [6.4, 8.6, 0.6],
      [2, 8.6],
    ]),
  );
  const bandeau = couche(
    lathe([
      [19, -8.4],
      [21, -9, 0.6],
      [R, -6.4, 3.2],
      [R, 6.4, 3.2],
      [21, 9, 0.6],
      [19, 8.4],
    ]),
  );
  const rayons = couche(
    repeat(
      box(2, 9.6, 9, 0.5),
      Array.from({ length: 6 }, (_, i) => {
        const turn = (i / 6) * Math.PI * 2;
        return {
          position: [11 * Math.sin(turn), 0, 11 * Math.cos(turn)] as const,
          rotation: [0, turn, 0] as const,
        };
      }),
    ),
  );
  const dur = bandage === 'polyamide';
  return [
    piece(merge(corps, rayons), plastique(jante)),
    piece(bandeau, dur ? plastique(bande) : caoutchouc(bande)),
  ];
}

/** Two cheeks, the bridge over the wheel, the axle with its nut. */
function chape(z: number, haut: number): BufferGeometry {
  const joue = roundedPolygon([
    [z - 9, R - 8, 7],
    [z + 9, R - 8, 7],
    [15, haut - 6, 5],
    [15, haut, 1],
    [-15, haut, 1],
    [-17, haut - 8, 6],
  ]);
  const cheek = extrude(joue, 2.2, { chanfrein: 0.5 }).rotateY(-Math.PI / 2);
  const ecrou = hexPrism(11, 5)
    .rotateZ(-Math.PI / 2)
    .translate(13, R, z);
  const boulon = lathe([
    [0, 13],
    [5.6, 13, 0.5],
    [4.6, 16, 1.4],
    [0, 16.6],
  ])
    .rotateZ(Math.PI / 2)
    .translate(0, R, z);
  const axe = lathe([
    [2.6, -13],
    [2.6, 18],
  ])
    .rotateZ(-Math.PI / 2)
    .translate(0, R, z);
  return merge(
    cheek.clone().translate(13, 0, 0),
    cheek.clone().translate(-10.8, 0, 0),
    box(26, 2.4, 31, 1).translate(0, haut - 1, 0),
    ecrou,
    boulon,
    axe,
  );
}

/** Ball races of the swivel: two pressed bowls. */
function pivot(haut: number): BufferGeometry {
  return lathe([
    [0, haut - 12],
    [17, haut - 12, 1],
    [18.5, haut - 9.4, 1],
    [16, haut - 7.6, 0.6],
    [18.2, haut - 6, 0.8],
    [17, haut - 2.4, 1.4],
    [0, haut - 2],
  ]);
}

function platine(haut: number, fixe: boolean): BufferGeometry {
  const tole = rectangle(60, 60, 6);
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    hole(tole, slot([x * 20, y * 20], [x * 23.5, y * 23.5], 3.2));
  }
  const plaque = extrudeUp(tole, 2.6, { chanfrein: 0.5 }).translate(0, haut - 2.6, 0);
  if (fixe) return merge(plaque, box(26, 11, 31, 1).translate(0, haut - 7, 0));
  return merge(plaque, pivot(haut));
}

function tige(haut: number): BufferGeometry {
  const filets = thread({
    diametre: 9,
    noyau: 7.6,
    pas: 1.5,
    y0: -30,
    y1: 0,
    profil: 'metrique',
  })
    .rotateX(Math.PI)
    .translate(0, haut + 2, 0);
  const bout = extrudeUp(disc(3.6), 0.6, { chanfrein: 0.2 }).translate(0, haut + 31.5, 0);
  return merge(pivot(haut), hexPrism(15, 5).translate(0, haut - 2, 0), filets, bout);
}

/** The pedal behind the wheel. */
function frein(z: number): Mesh[] {
  const levier = roundedPolygon([
    [z - 12, R + 18, 3],
    [z - 30, R + 7, 3],
    [z - 37, R + 8.5, 1.5],
    [z - 36, R + 12, 2],
    [z - 26, R + 14, 4],
    [z - 10, R + 26, 4],
    [z + 2, R + 25, 3],
  ]);
  return [
    piece(
      extrude(levier, 19, { chanfrein: 1.2 })
        .rotateY(-Math.PI / 2)
        .translate(9.5, 0, 0),
      plastique('#c33a28'),
    ),
  ];
}
