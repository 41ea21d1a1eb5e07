/** Paint, stain, varnish and glue: tins with a pressed lid, buckets, glue bottles. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { cintre, imprime } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse, zincBlanc } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { etiquettePack } from '../pieces/etiquette-pack.ts';

/** What is inside, as its swatch shows it. */
const CONTENUS = {
  aucune: undefined,
  blanc: '#f3f2ee',
  incolore: '#f0e9d8',
  'chene-clair': '#d8ad6e',
  'chene-moyen': '#a5713a',
  teck: '#8c5226',
  noyer: '#4c2f1d',
  gris: '#8d8f8d',
  rouge: '#b3221f',
  vert: '#3f7d43',
  bleu: '#22539a',
  jaune: '#dca715',
  noir: '#26282c',
} as const;
export const PASTILLES = Object.keys(CONTENUS) as [
  keyof typeof CONTENUS,
  ...(keyof typeof CONTENUS)[],
];

export default defineModele({
  nom: 'pot',
  params: Type.Object({
    forme: choix('boite', 'seau', 'bouteille'),
    marque: choix(...CODES_MARQUE),
    repere: choix('M', 'L', 'V', 'N', 'D2', 'D3', 'D4', 'G', '2K'),
    pastille: choix(...PASTILLES),
  }),
  extremes: [
    { forme: 'boite', marque: 'lignea', repere: 'L', pastille: 'chene-moyen' },
    { forme: 'seau', marque: 'bastide', repere: 'M', pastille: 'blanc' },
    { forme: 'bouteille', marque: 'colsyl', repere: 'D3', pastille: 'aucune' },
    { forme: 'boite', marque: 'bremond', repere: 'N', pastille: 'aucune' },
  ],
  prise: { azimut: 0.25, elevation: 0.24 },
  construire({ forme, marque, repere, pastille }) {
    const couleur = CONTENUS[pastille];
    const [r, y0, y1] = ETIQUETTES[forme];
    const print = etiquettePack({
      marque,
      repere,
      format: (y1 - y0) / (Math.PI * r),
      ...(couleur !== undefined && { pastille: couleur }),
      ...(marque === 'neutre' && { fond: '#2f4f4a' }),
    });
    return groupe(
      ...FORMES[forme](teinteOf(marque).teinte),
      piece(cintre(r, y0, y1), imprime(print, 0.32, 0.4), { rotation: [0, 0.14, 0] }),
    );
  },
});

const ETIQUETTES = {
  boite: [68.12, 8, 134],
  seau: [120.4, 24, 172],
  bouteille: [33.1, 14, 122],
} as const;

const FORMES: Record<keyof typeof ETIQUETTES, (maison: string) => Object3D[]> = {
  boite: () => [
    piece(
      lathe(
        [
          [0, 3],
          [62, 3],
          [65, 0, 1],
          [69, 0.5, 1],
          [69, 4, 1],
          [68, 6, 0.6],
          [68, 136, 0.6],
          [69.4, 138, 1],
          [69.4, 142, 1.2],
          [66, 142.6, 1],
          [63, 138.5, 1],
          [60, 138.5, 0.8],
          [58.6, 142.4, 1.2],
          [56, 142, 1],
          [54, 136.5, 1],
          [0, 136.5],
        ],
        128,
      ),
      aluBrosse('y'),
    ),
    piece(merge(...[-1, 1].map((k) => oreille(k * 68.5, 118))), zincBlanc()),
    piece(tube(arceau(70, 118, 112), 1.7, { pas: 80, cotes: 12 }), zincBlanc()),
  ],
  seau: (maison) => [
    piece(
      lathe(
        [
          [0, 2],
          [106, 2],
          [110, 0, 2],
          [119, 20, 1],
          [120, 176, 0.6],
          [124, 178, 1],
          [124, 190, 1],
          [121, 192],
        ],
        128,
      ),
      plastiqueBrillant('#ecebe6'),
    ),
    piece(
      merge(
        lathe(
          [
            [126, 186, 0.6],
            [128.5, 186, 1],
            [128.5, 200, 2],
            [123, 203, 1.4],
            [118, 203, 1.4],
            [116, 197, 2],
            [60, 195.4],
            [0, 195.4],
          ],
          128,
        ),
        repeatAround(box(1.5, 11, 7, 0.6).translate(128.6, 193, 0), 48),
      ),
      plastiqueBrillant(maison),
    ),
    piece(merge(oreille(-124, 168), oreille(124, 168)), plastique('#e4e2dc')),
    piece(tube(arceau(128, 168, 116), 2.4, { pas: 90, cotes: 14 }), zincBlanc()),
    piece(
      tube(
        curve([
          [-34, 66, 127],
          [0, 62, 128.4],
          [34, 66, 127],
        ]),
        7,
        { pas: 30, cotes: 18 },
      ),
      plastique('#e4e2dc'),
    ),
  ],
  bouteille: (maison) => [
    piece(
      lathe(
        [
          [0, 2],
          [28, 2],
          [30, 0, 1.4],
          [33, 4, 3],
          [33, 132, 6],
          [24, 150, 8],
          [15, 156, 3],
          [14, 160],
          [0, 160],
        ],
        96,
      ),
      plastiqueBrillant('#eceae4'),
    ),
    piece(
      merge(
        lathe([
          [16, 156],
          [17, 157, 0.8],
          [17, 170, 1],
          [13, 174, 2],
          [9, 178, 2],
          [4, 206, 1],
          [2.6, 207, 0.4],
          [0, 206],
        ]),
        repeatAround(box(1.2, 11, 1.6, 0.4).translate(17, 163.4, 0), 40),
      ),
      plastique(maison),
    ),
    piece(
      lathe([
        [5.4, 196, 0.3],
        [6.2, 197, 0.6],
        [5, 214, 2],
        [0, 215],
      ]),
      plastiqueBrillant('#b3221f'),
    ),
  ],
};

/** Where the handle hooks in. */
function oreille(x: number, y: number) {
  return lathe([
    [0, 0],
    [8, 0, 0.6],
    [7, 3, 1.4],
    [0, 4.2],
  ])
    .rotateZ(x > 0 ? -Math.PI / 2 : Math.PI / 2)
    .translate(x, y, 0);
}

/** Fallen to the front: hangs from ear to ear below the middle of the label. */
function arceau(x: number, y: number, chute: number) {
  const [bas, avant] = [y - chute * 0.88, x + 0.6];
  const points = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (i / 12);
    return [
      -x * Math.cos(a) * 1.02,
      y - (y - bas) * Math.sin(a) ** 0.9,
      avant * Math.sin(a) ** 0.8,
    ] as const;
  });
  return curve(points);
}
