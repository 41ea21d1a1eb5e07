/** Wardrobe lifts: two housings, arms, the telescopic bar and the rod to pull it down. */
import * as Type from 'typebox';
import { groupe, merge, mirror, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'penderie-escamotable',
  params: Type.Object({
    finition: choix('anthracite', 'chrome', 'blanc'),
    /** Inside the wardrobe, millimetres. */
    largeur: mesure(400, 1200),
  }),
  extremes: [
    { finition: 'anthracite', largeur: 700 },
    { finition: 'chrome', largeur: 1000 },
    { finition: 'blanc', largeur: 520 },
  ],
  prise: { azimut: 0.4, elevation: 0.2, cadre: 0.9 },
  construire({ finition, largeur }) {
    const x = largeur / 2;
    const teinte =
      finition === 'anthracite' ? '#3e4247' : finition === 'blanc' ? '#e8e7e3' : '#54585d';
    const barres =
      finition === 'chrome' ? chrome() : laque(finition === 'blanc' ? '#dcdbd7' : '#575c62');
    const boitier = roundedPolygon([
      [-42, 0, 16],
      [42, 0, 16],
      [30, 260, 18],
      [-30, 260, 18],
    ]);
    const joue = extrude(boitier, 34, { chanfrein: 3 })
      .rotateY(Math.PI / 2)
      .translate(x - 34, 0, 0);
    const bras = tube(
      curve([
        [x - 46, 60, 0],
        [x - 46, 200, 60],
        [x - 50, 470, 160],
        [x - 62, 520, 176],
        [x - 110, 528, 180],
      ]),
      9,
      { pas: 90 },
    );
    const barre = lathe([
      [0, -(x - 100)],
      [11, -(x - 100), 1],
      [11, x * 0.1],
      [13, x * 0.1, 0.6],
      [13, x - 100, 1],
      [0, x - 100],
    ])
      .rotateZ(-Math.PI / 2)
      .translate(0, 528, 180);
    const tirette = lathe([
      [0, 190],
      [6, 190, 1],
      [6, 522],
    ]).translate(0, 0, 180);
    return groupe(
      piece(merge(joue, mirror(joue, 'x')), plastique(teinte)),
      piece(merge(bras, mirror(bras, 'x'), barre, tirette), barres),
      piece(
        merge(
          box(30, 34, 30, 6).translate(0, 528, 180),
          ...[x - 36, 36 - x].map((cx) => box(10, 60, 60, 8).translate(cx, 60, 0)),
        ),
        plastique('#2f3236'),
      ),
      piece(
        lathe([
          [0, 80],
          [10, 80, 4],
          [13, 140, 6],
          [10, 200, 3],
          [0, 200],
        ]).translate(0, 0, 180),
        caoutchouc(),
      ),
    );
  },
});
