/** Lift systems of wall units: the housing of the spring and its arm with the plate of the front. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, holes, rectangle, roundedPolygon, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laque, nickel, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'relevant',
  params: Type.Object({
    couleur: choix('anthracite', 'blanc'),
    /** Reach of the arm, millimetres. */
    bras: mesure(120, 300),
  }),
  extremes: [
    { couleur: 'anthracite', bras: 160 },
    { couleur: 'blanc', bras: 240 },
  ],
  prise: { azimut: 0.42, elevation: 0.22, cadre: 0.88 },
  construire({ couleur, bras }) {
    const teinte = couleur === 'blanc' ? '#e8e7e3' : '#43484e';
    const levier = poser(groupe(...membres(bras, teinte)), {
      position: [64, 74, 17],
      rotation: [0, 0, 0.62],
    });
    return groupe(
      piece(boitier(), plastique(teinte)),
      piece(
        merge(
          lathe([
            [0, 27],
            [22, 27, 1],
            [20, 31, 2],
            [0, 31.6],
          ])
            .rotateX(Math.PI / 2)
            .translate(64, 74, 0),
          box(70, 6, 3, 1.2).translate(-34, 16, 27.4),
        ),
        plastique(couleur === 'blanc' ? '#d2d1cd' : '#33373c'),
      ),
      piece(boulon(), zincBlanc()),
      levier,
    );
  },
});

function boitier(): BufferGeometry {
  const contour = roundedPolygon([
    [-96, 0, 6],
    [30, 0, 10],
    [92, 44, 18],
    [98, 92, 14],
    [70, 108, 10],
    [-40, 108, 30],
    [-96, 70, 14],
  ]);
  const joint = hole(
    roundedPolygon([
      [-88, 8, 5],
      [26, 8, 8],
      [82, 48, 16],
      [88, 88, 12],
      [68, 99, 8],
      [-38, 99, 26],
      [-88, 66, 12],
    ]),
    slot([-50, 46], [20, 60], 5),
  );
  return merge(
    extrude(contour, 26, { chanfrein: 3 }),
    extrude(joint, 3, { chanfrein: 1.2 }).translate(0, 0, 24.6),
  );
}

/** Two parallel arms of pressed steel, and the clip that is screwed to the front. */
function membres(bras: number, teinte: string) {
  const un = holes(slot([0, 0], [bras, 0], 9), 3.4, [
    [0, 0],
    [bras, 0],
  ]);
  const deux = slot([-16, -22], [bras - 22, -20], 7);
  const platine = holes(rectangle(34, 58, 5, bras + 8, -12), 2.8, [
    [bras + 8, 10],
    [bras + 8, -34],
  ]);
  return [
    piece(
      merge(
        extrude(un, 5, { chanfrein: 1 }).translate(0, 0, 8),
        extrude(deux, 4, { chanfrein: 0.8 }).translate(0, 0, 2),
      ),
      laque(teinte === '#e8e7e3' ? '#c9cacb' : '#8f9499'),
    ),
    piece(extrude(platine, 4, { chanfrein: 0.8 }).translate(0, 0, 13), nickel()),
    piece(
      merge(
        extrude(disc(6, bras, 0), 12, { chanfrein: 1 }).translate(0, 0, 8),
        extrude(disc(5, bras - 22, -20), 8, { chanfrein: 1 }).translate(0, 0, 3),
        extrude(disc(7, 0, 0), 9, { chanfrein: 1 }).translate(0, 0, 8),
      ),
      zincBlanc(),
    ),
  ];
}

function boulon(): BufferGeometry {
  const tete = lathe([
    [0, 25],
    [6, 25],
    [6, 28.4, 0.8],
    [2.6, 28.8],
    [2.6, 27],
    [0, 27],
  ]).rotateX(Math.PI / 2);
  return merge(
    tete.clone().translate(-76, 52, 0),
    tete.clone().translate(-76, 20, 0),
    tete.clone().translate(20, 84, 0),
  );
}
