/** Face shields: a clear sheet bent round the face, on a headband or on the peak of a helmet. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, sweep, type Point3 } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { calotte } from '../pieces/casque.ts';

export default defineModele({
  nom: 'ecran-facial',
  params: Type.Object({
    fixation: choix('serre-tete', 'casque'),
    /** Height of the sheet: polycarbonate ones are longer. */
    oculaire: choix('polycarbonate', 'acetate'),
  }),
  extremes: [
    { fixation: 'serre-tete', oculaire: 'polycarbonate' },
    { fixation: 'casque', oculaire: 'acetate' },
  ],
  prise: { azimut: 0.62, elevation: 0.14, cadre: 0.88 },
  construire({ fixation, oculaire }) {
    const haut = oculaire === 'polycarbonate' ? 210 : 170;
    const r = 128;
    const surFeuille = (t: number, y: number, k = 0): Point3 => [
      (r + k) * Math.cos(t) * 1.05 + 8,
      y,
      (r + k) * Math.sin(t) * 0.92,
    ];
    const feuille = surface(
      90,
      12,
      (u, v, out) => {
        const t = -(u - 0.5) * 2.5;
        const coin = 34 * Math.max(0, Math.abs(u - 0.5) * 2 - 0.72) ** 1.4 * 5;
        out.set(...surFeuille(t, -haut + coin + (haut - coin) * v));
      },
      1,
    );
    const lisere = (y: number, h: number, k: number) =>
      sweep(
        curve(Array.from({ length: 25 }, (_, i) => surFeuille((i / 24 - 0.5) * 2.5, y, k))),
        rectangle(4, h, 1.4),
        90,
      );
    const front = surface(
      80,
      20,
      (u, v, out) => {
        const t = -(u - 0.5) * 2.5;
        const [x, , z] = surFeuille(t, 0, 3);
        const k = Math.cos((v * Math.PI) / 2) * 0.34 + 0.66;
        out.set(x * k, 52 * Math.sin((v * Math.PI) / 2), z * k);
      },
      1,
    );
    const noir = plastique('#2a2c30');
    const pivot = (s: number) =>
      piece(
        lathe(
          [
            [0, 0],
            [19, 0, 2],
            [19, 9, 3],
            [0, 11],
          ],
          40,
        ).rotateX((s * Math.PI) / 2),
        noir,
        { position: [14, 12, s * 112] },
      );
    const tete: Point3[] = Array.from({ length: 24 }, (_, i) => [
      96 * Math.cos((i / 24) * Math.PI * 2) - 6,
      26,
      82 * Math.sin((i / 24) * Math.PI * 2),
    ]);
    const sommet: Point3[] = [
      [-6, 28, -84],
      [-8, 92, -56],
      [-8, 112, 0],
      [-8, 92, 56],
      [-6, 28, 84],
    ];
    return groupe(
      ...(fixation === 'casque'
        ? [
            poser(
              groupe(
                piece(
                  calotte({ visiere: 2, nervures: 5, bord: 6 }),
                  materiau({ couleur: '#e9e8e4', rugosite: 0.24, vernis: 0.5 }),
                ),
              ),
              { position: [-8, 14, 0] },
            ),
          ]
        : [
            piece(front, noir),
            piece(sweep(curve(tete, true), rectangle(3, 24, 1), 120), plastique('#3d4248')),
            piece(sweep(curve(sommet), rectangle(3, 20, 1), 60), plastique('#3d4248')),
            piece(
              lathe(
                [
                  [0, 0],
                  [18, 0, 2],
                  [20, 12, 3],
                  [0, 16],
                ],
                30,
              ).rotateZ(Math.PI / 2),
              noir,
              { position: [-102, 26, 0] },
            ),
          ]),
      pivot(1),
      pivot(-1),
      piece(lisere(-4, 16, 1), noir),
      piece(lisere(-haut + 1, 3, 0.4), plastique('#9fb0b6', 0.2)),
      piece(feuille, verre('#dfeaed', 0.32)),
    );
  },
});
