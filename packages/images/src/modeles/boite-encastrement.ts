/** Dry-lining boxes: round pots joined side by side, rim, claws with their screws. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { laiton, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure, nombre } from '../modele.ts';

const R = 33;
const ENTRAXE = 71;

export default defineModele({
  nom: 'boite-encastrement',
  params: Type.Object({
    postes: nombre(1, 4),
    /** Depth, millimetres. */
    profondeur: mesure(40, 60),
  }),
  extremes: [
    { postes: 1, profondeur: 40 },
    { postes: 2, profondeur: 50 },
    { postes: 4, profondeur: 40 },
  ],
  prise: { azimut: 0.62, elevation: 0.3, cadre: 0.86 },
  construire({ postes, profondeur: p }) {
    const xs = Array.from({ length: postes }, (_, i) => (i - (postes - 1) / 2) * ENTRAXE);
    const places = xs.map((x) => ({ position: [x, 0, 0] as const }));
    // Open in front: outside, floor and inside in one outline.
    const pot = latheZ([
      [0, -p],
      [R - 1, -p, 2],
      [R, -1],
      [R + 2.6, -1, 0.3],
      [R + 2.6, 0.8, 0.5],
      [R - 1.6, 0.8, 0.4],
      [R - 2.6, -p + 2],
      [0, -p + 2],
    ]);
    const opercule = latheZ(
      [
        [6.6, 0],
        [6.6, 0.7],
        [5.6, 0.7],
        [5.6, 0],
      ],
      28,
    ).translate(0, 0, -p + 2);
    const pattes = [-1, 1].map((k) => box(9, 8, p * 0.7, 1).translate(k * (R - 4.4), 0, -p * 0.36));
    const col = extrude(hole(rectangle(30, 24, 3), rectangle(25, 19, 2)), p * 0.6).translate(
      0,
      0,
      -p * 0.72,
    );
    const vis = latheZ([
      [3, -6],
      [3, 1.2, 0.5],
      [0, 1.6],
    ]);
    const griffes = box(13, 3, 4, 0.6).translate(0, R + 2, -10);
    return groupe(
      piece(
        merge(
          repeat(
            merge(
              pot,
              opercule.clone().translate(-12, 0, 0),
              opercule.clone().translate(12, 0, 0),
              ...pattes,
            ),
            places,
          ),
          ...(postes > 1
            ? xs.slice(1).map((x) => col.clone().translate(x - ENTRAXE / 2, 0, 0))
            : []),
        ),
        plastique('#d8861f'),
      ),
      piece(
        repeat(merge(vis.clone().translate(-R + 4.4, 0, 0), vis.translate(R - 4.4, 0, 0)), places),
        zincBlanc(),
      ),
      piece(
        repeat(
          extrude(hole(disc(5), disc(2)), 3).translate(0, R - 4, -1),
          places.flatMap(({ position: [x] }) => [
            { position: [x, 0, 0] as const, rotation: [0, 0, 0.7] as const },
            { position: [x, 0, 0] as const, rotation: [0, 0, 0.7 + Math.PI] as const },
          ]),
        ),
        plastique('#b96f17'),
      ),
      piece(
        repeat(
          griffes,
          places.flatMap(({ position }) => [
            { position },
            { position, rotation: [0, 0, Math.PI] as const },
          ]),
        ),
        laiton(),
      ),
    );
  },
});
