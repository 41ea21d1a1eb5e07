/** Spray cans: of lubricant with its straw, of foam for hand or gun, of paint with its coloured cap. */
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
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';
import { etiquettePack } from '../pieces/etiquette-pack.ts';

const RAL = {
  aucune: '#e9e8e4',
  '9010': '#ecebe3',
  '9005': '#1c1d20',
  '7016': '#383e42',
  '7035': '#c5c8c6',
  '9006': '#a1a2a3',
  '8017': '#45302a',
  '6005': '#1f4637',
  '5010': '#1d4f8c',
  '3020': '#c1171b',
  '2004': '#e25a1c',
  '1023': '#f0ba0e',
} as const;
export const TEINTES_AEROSOL = Object.keys(RAL) as [keyof typeof RAL, ...(keyof typeof RAL)[]];

const R = 28;
const HAUTS = { technique: 168, 'mousse-manuelle': 200, 'mousse-pistolet': 200, peinture: 150 };

export default defineModele({
  nom: 'aerosol',
  params: Type.Object({
    sorte: choix('technique', 'mousse-manuelle', 'mousse-pistolet', 'peinture'),
    marque: choix(...CODES_MARQUE),
    repere: choix('D', 'L', 'PU', 'R'),
    teinte: choix(...TEINTES_AEROSOL),
  }),
  extremes: [
    { sorte: 'technique', marque: 'durandal', repere: 'D', teinte: 'aucune' },
    { sorte: 'mousse-manuelle', marque: 'colsyl', repere: 'PU', teinte: 'aucune' },
    { sorte: 'mousse-pistolet', marque: 'sikora', repere: 'PU', teinte: 'aucune' },
    { sorte: 'peinture', marque: 'neutre', repere: 'R', teinte: '3020' },
  ],
  prise: { azimut: 0.25, elevation: 0.16, cadre: 0.9 },
  construire({ sorte, marque, repere, teinte }) {
    const h = HAUTS[sorte];
    const print = etiquettePack({
      marque,
      repere: sorte === 'peinture' ? teinte : repere,
      // Paint comes in this size only.
      ...(sorte === 'peinture' && { contenu: '400 ml' }),
      format: (h - 16) / (Math.PI * R),
      ...(sorte === 'peinture' && { pastille: RAL[teinte], fond: '#3d4650' }),
    });
    return groupe(
      boitier(h),
      piece(cintre(R + 0.08, 7, h - 9), imprime(print, 0.3, 0.6), { rotation: [0, 0.16, 0] }),
      ...tete(sorte, h, marque, RAL[teinte]),
    );
  },
});

/** Three pieces: seamed base, body, shoulder with the cup of its valve. */
function boitier(h: number): Object3D {
  return piece(
    lathe([
      [0, 5],
      [R - 6, 4, 3],
      [R - 3, 0, 1],
      [R + 0.8, 0.6, 0.8],
      [R + 0.8, 4, 0.8],
      [R - 0.3, 5.4, 0.5],
      [R, 7, 0.5],
      [R, h - 7, 0.5],
      [R - 0.4, h - 6, 0.4],
      [R + 0.7, h - 5, 0.7],
      [R + 0.7, h - 1.4, 1],
      [R - 2, h, 1],
      [R - 4, h + 1.5, 2],
      [17, h + 10, 4],
      [15.4, h + 11, 0.5],
      [15.6, h + 14, 1.4],
      [12, h + 14.5, 1],
      [11, h + 10.5, 1],
      [5, h + 11, 1],
      [4.4, h + 16, 1],
      [0, h + 16],
    ]),
    aluBrosse('y'),
  );
}

function tete(sorte: keyof typeof HAUTS, h: number, marque: Marque, teinte: string): Object3D[] {
  const { teinte: maison } = teinteOf(marque);
  if (sorte === 'peinture') {
    return [
      piece(
        lathe([
          [R - 1.6, h + 1],
          [R - 0.4, h + 1, 0.6],
          [R - 1.4, h + 44, 3],
          [R - 8, h + 46.5, 3],
          [0, h + 46.5],
        ]),
        plastiqueBrillant(teinte),
      ),
    ];
  }
  if (sorte === 'mousse-pistolet') {
    const bague = lathe([
      [13, h + 9],
      [16, h + 9.4, 0.6],
      [16, h + 17, 0.6],
      [12.4, h + 17.6, 0.6],
      [12.4, h + 30, 1],
      [9.4, h + 30, 0.6],
      [9, h + 20],
      [0, h + 20],
    ]);
    const crans = repeatAround(box(1.6, 7, 1.2, 0.4).translate(16, h + 13.4, 0), 24);
    const filet = lathe(
      [0, 1, 2].flatMap((i) => [
        [12.3, h + 20 + i * 3.2],
        [13.7, h + 21 + i * 3.2, 0.3],
        [13.7, h + 21.8 + i * 3.2, 0.3],
        [12.3, h + 22.8 + i * 3.2],
      ]),
    );
    return [piece(merge(bague, crans, filet), plastique('#e9e7e2'))];
  }
  const manuelle = sorte === 'mousse-manuelle';
  const bouton = merge(
    lathe([
      [12.4, h + 12],
      [13.2, h + 13, 0.6],
      [12.2, h + 24, 1.6],
      [8.6, h + 28, 2],
      [7.6, h + 40, 1.4],
      [0, h + 41],
    ]),
    box(manuelle ? 40 : 18, 3.4, 11, 1.6).translate(manuelle ? -20 : -8, h + 34, 0),
    box(12, 7, 9, 2).translate(7, h + 34, 0),
  );
  const paille = manuelle
    ? tube(
        curve([
          [10, h + 34, 0],
          [30, h + 33, 0],
          [41, h + 20, 0],
          [42, h - 60, 1],
        ]),
        3.1,
        {
          pas: 60,
          cotes: 16,
        },
      )
    : tube(
        curve([
          [10, h + 34, 0],
          [40, h + 34.4, 0],
          [74, h + 35, 0],
        ]),
        1.5,
        {
          pas: 20,
          cotes: 14,
        },
      );
  return [
    piece(bouton, plastiqueBrillant(manuelle ? '#e9e7e2' : maison)),
    piece(paille, plastiqueBrillant(manuelle ? '#dfe3e2' : '#c8301f')),
    piece(
      lathe([
        [3.2, h + 14],
        [3.2, h + 20],
      ]),
      zincBlanc(),
    ),
  ];
}
