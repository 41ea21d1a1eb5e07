/** Mallets: beech block, black rubber, or two nylon faces screwed on a metal head. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { chromeMat } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { manche } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'maillet',
  params: Type.Object({
    matiere: choix('bois', 'caoutchouc', 'nylon'),
    /** Diameter of the face. */
    diametre: mesure(30, 95),
  }),
  extremes: [
    { matiere: 'bois', diametre: 60 },
    { matiere: 'caoutchouc', diametre: 75 },
    { matiere: 'nylon', diametre: 35 },
    { matiere: 'caoutchouc', diametre: 90 },
  ],
  prise: { azimut: -0.55, elevation: 0.75 },
  construire({ matiere, diametre }) {
    const l = 290;
    const r = 12 + diametre * 0.03;
    const poignee = manche({
      profil: [
        [0, 0],
        [r, 0, 3],
        [r * 1.25, 14, 10],
        [r * 1.05, 90, 50],
        [r * 0.8, 190, 50],
        [r * 0.95, l, 1],
        [0, l],
      ],
      ovale: 0.85,
      rangs: 50,
    });
    const y = l - diametre * 0.32;
    return coucher(
      0.1,
      piece(poignee, bois('frene', { fil: 'y', travers: 'x', vernis: 0.35 })),
      ...TETES[matiere](diametre, y),
    );
  },
});

const TETES: Record<'bois' | 'caoutchouc' | 'nylon', (d: number, y: number) => Object3D[]> = {
  // Faces lean so that they strike square.
  bois: (d, y) => [
    piece(
      extrude(
        roundedPolygon([
          [-d * 1.12, d * 0.72, 4],
          [-d * 0.98, -d * 0.62, 4],
          [d * 0.98, -d * 0.62, 4],
          [d * 1.12, d * 0.72, 4],
        ]),
        d * 1.15,
        { chanfrein: 3.5 },
      ).translate(0, y, -d * 0.575),
      bois('hetre', { fil: 'x', travers: 'y', vernis: 0.2 }),
    ),
  ],
  caoutchouc: (d, y) => [
    piece(
      lathe([
        [0, -d * 0.78],
        [d * 0.46, -d * 0.78, 4],
        [d * 0.5, -d * 0.7, 3],
        [d * 0.47, -d * 0.2, 20],
        [d * 0.47, d * 0.2, 20],
        [d * 0.5, d * 0.7, 3],
        [d * 0.46, d * 0.78, 4],
        [0, d * 0.78],
      ])
        .rotateZ(-Math.PI / 2)
        .translate(0, y, 0),
      caoutchouc('#25272b'),
    ),
  ],
  nylon: (d, y) => [
    piece(
      lathe([
        [d * 0.36, -d * 0.72],
        [d * 0.42, -d * 0.7, 1],
        [d * 0.42, -d * 0.4, 4],
        [d * 0.36, 0, 10],
        [d * 0.42, d * 0.4, 4],
        [d * 0.42, d * 0.7, 1],
        [d * 0.36, d * 0.72],
      ])
        .rotateZ(-Math.PI / 2)
        .translate(0, y, 0),
      chromeMat(),
    ),
    piece(
      merge(
        ...[1, -1].map((sens) =>
          embout(d)
            .rotateZ((-sens * Math.PI) / 2)
            .translate(0, y, 0),
        ),
      ),
      plastique('#e4e1d8'),
    ),
  ],
};

/** A face, along y. */
function embout(d: number) {
  return lathe([
    [d * 0.36, d * 0.7],
    [d * 0.5, d * 0.73, 1],
    [d * 0.5, d * 1.08, 2],
    [d * 0.44, d * 1.22, 2],
    [0, d * 1.25],
  ]);
}
