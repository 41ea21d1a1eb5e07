/** Cordless drill-drivers: a moulded body in the maker's colour, rubber where the hand is. */
import * as Type from 'typebox';
import { decalque, logo } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { phosphate } from '../matieres/metaux.ts';
import { bimatiere, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure, nombre } from '../modele.ts';
import { CODES_MARQUE, teinteDe, type Marque } from '../nuancier.ts';
import { batterie } from '../pieces/batterie.ts';
import { mandrin } from '../pieces/mandrin.ts';
import {
  clamp01,
  displace,
  raise,
  smoothMax,
  smoothMin,
  smoothstep,
  union,
  without,
  type Champ,
} from '../sdf/champ.ts';
import { block, cylinder, slab } from '../sdf/corps.ts';
import { mesh, reach, regions } from '../sdf/maillage.ts';

/** The handle leans back from the motor, which lies along x, to the foot. */
const HAUT = { x: -14, y: -22 };
const BAS = { x: -26, y: -128 };

export default defineModele({
  nom: 'perceuse-visseuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    volts: nombre(10, 36),
    /** Height of the battery, millimetres: its amp-hours. */
    batterie: mesure(22, 52),
    /** With a ring for hammering, and a longer gearbox. */
    percussion: Type.Boolean(),
  }),
  extremes: [
    { marque: 'krafto', volts: 18, batterie: 30, percussion: false },
    { marque: 'volmer', volts: 18, batterie: 46, percussion: true },
    { marque: 'takiro', volts: 12, batterie: 24, percussion: false },
  ],
  prise: { azimut: 0.5, elevation: 0.12, cadre: 0.88 },
  construire({ marque, volts, batterie: hauteur, percussion }) {
    const { teinte } = teinteDe(marque);
    const nez = percussion ? 12 : 0;
    const { lisse, corps } = carcasse();
    const coque = regions(mesh(corps, [-76, -140, -44], [72, 42, 44], 1.3), gomme);
    return groupe(
      piece(coque, bimatiere(teinte, { couleurB: '#26282c', rugositeB: 0.66 })),
      piece(
        lathe(
          [
            [0, -40],
            [23, -40],
            [23, 34],
            [0, 34],
          ],
          40,
        ),
        plastique('#2e3135'),
        { position: [-6, 0, 0], rotation: [0, 0, Math.PI / 2] },
      ),
      piece(box(22, 30, 14, 5), plastique('#1d1f22'), {
        position: [8, -40, 0],
        rotation: [0, 0, 0.16],
      }),
      piece(box(13, 7, 38, 2.6), plastique('#17181a'), { position: [-2, -20.5, 0] }),
      piece(
        lathe([
          [0, 0],
          [26.5, 0, 1],
          [26.5, 4 + nez, 1],
          [25, 5 + nez, 0.5],
          [0, 6 + nez],
        ]),
        plastique('#3a3d41'),
        { position: [59, 0, 0], rotation: [0, 0, -Math.PI / 2] },
      ),
      ...(percussion
        ? [
            piece(
              lathe([
                [25.6, 0],
                [27.6, 0.6, 0.5],
                [27.6, 5.4, 0.5],
                [25.6, 6],
              ]),
              plastique(teinte),
              { position: [63, 0, 0], rotation: [0, 0, -Math.PI / 2] },
            ),
          ]
        : []),
      ...mandrin(64 + nez),
      poser(batterie(marque, volts, hauteur), { position: [-12, -134, 0] }),
      ...flancs(marque, lisse, corps),
    );
  },
});

/** The hand's part: back of the housing and of the handle, front grip, bumpers of the foot. */
const gomme: Champ = (x, y, z) => {
  const { centre, t } = poignee(y);
  const dos =
    x - (centre + 4 - 13 * Math.sin(t * 2.9) ** 2 - (y > HAUT.y ? (y - HAUT.y) * 0.75 : 0));
  const arriere = smoothMax(dos, -121 - y, 6);
  const culot = x + 45 + 5 * Math.cos(y / 16);
  const doigts = smoothMax(
    smoothMax(centre + 10 + 3 * Math.sin(t * 3) - x, y + 61, 5),
    -112 - y,
    5,
  );
  const parechocs = Math.min(
    smoothMax(30 - x - z * z * 0.004, y + 114, 2),
    smoothMax(x + 55, y + 114, 2),
  );
  return smoothMin(smoothMin(smoothMin(arriere, culot, 10), doigts, 6), parechocs, 3);
};

/** Middle of the handle at a height, and how far down it is. */
function poignee(y: number): { centre: number; t: number } {
  const t = clamp01((y - HAUT.y) / (BAS.y - HAUT.y));
  return { centre: HAUT.x + (BAS.x - HAUT.x) * t, t };
}

const manche: Champ = (x, y, z) => {
  const { centre, t } = poignee(y);
  const galbe = 1 + 0.1 * Math.sin(t * Math.PI * 1.3 + 0.2) - 0.06 * t;
  const [rx, rz] = [22.5 * galbe, 16.8 * galbe];
  const q = (Math.abs((x - centre) / rx) ** 2.5 + Math.abs(z / rz) ** 2.5) ** 0.4;
  return Math.max((q - 1) * rz * 0.95, BAS.y - y, y - HAUT.y - 10);
};

/** Ribs of the rubber, where the fingers lie. */
const stries: Champ = (x, y, z) => {
  const { centre } = poignee(y);
  const zone =
    smoothstep(-50, -56, y) *
    (1 - smoothstep(-98, -106, y)) *
    smoothstep(7, 11, Math.abs(z)) *
    smoothstep(0, -2.2, gomme(x, y, z));
  if (zone === 0) return 0;
  return (
    -0.75 *
    zone *
    smoothstep(
      0.25,
      0.75,
      0.5 + 0.5 * Math.cos(((y + Math.abs(x - centre) * 0.35) * Math.PI) / 2.6),
    )
  );
};

function carcasse(): { lisse: Champ; corps: Champ } {
  const moteur = union(
    10,
    cylinder([-6, 0, 0], 'x', 31, 52, 13),
    cylinder([42, 0, 0], 'x', 27, 20, 4),
  );
  const pied = slab(
    [
      [-62, -122],
      [-58, -112],
      [-40, -108],
      [8, -108],
      [34, -116],
      [38, -124],
      [38, -133],
      [-62, -133],
    ],
    0,
    33,
    6,
  );
  const lisse = union(13, moteur, manche, pied);
  const moule = displace(raise(lisse, gomme, 0.9), stries);
  const ouies = Array.from({ length: 5 }, (_, i) =>
    block([-42 + i * 7.5, 6, 0], [1.7, 12 - Math.abs(i - 2) * 1.2, 80], 1.2),
  );
  const fentes: Champ = (x, y, z) => Math.max(union(0, ...ouies)(x, y, z), 20 - Math.abs(z));
  const joint = block([0, 0, 0], [200, 200, 0.35], 0.1);
  const logement = block([12, -42, 0], [16, 17, 8.5], 5);
  return { lisse, corps: without(0.8, moule, joint, fentes, logement) };
}

/** On both sides: the maker's name on the curve of the housing, the screws of the shell. */
function flancs(marque: Marque, lisse: Champ, corps: Champ) {
  const nom = logo(marque);
  const vis = lathe(
    [
      [0, 0.4],
      [1.5, 0.4],
      [1.5, 0.9, 0.2],
      [2.7, 0.9, 0.35],
      [2.7, -1.4],
    ],
    28,
  );
  const places = [
    [24, -17],
    [-30, -26],
    [-20, -100],
    [-48, -122],
    [22, -124],
  ] as const;
  return [1, -1].flatMap((cote) => [
    piece(
      surface(40, 8, (u, v, out) => {
        const [x, y] = [19 + cote * (u - 0.5) * 58, -7.5 + v * 15];
        out.set(x, y, reach(lisse, 'z', x, y, cote * 50) + cote * 0.25);
      }),
      decalque(nom),
    ),
    ...places.map(([x, y]) =>
      piece(vis, phosphate(), {
        position: [x, y, reach(corps, 'z', x, y, cote * 50) - cote * 0.4],
        rotation: [(cote * Math.PI) / 2, 0, 0],
      }),
    ),
  ]);
}
