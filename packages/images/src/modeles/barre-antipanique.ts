/** Panic bars: two boxes, the push bar, and the vertical rods of those that lock above and below. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, mirror, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laque, metal, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';

const X = 300;

export default defineModele({
  nom: 'barre-antipanique',
  params: Type.Object({
    points: nombre(1, 3),
    finition: choix('rouge-noir', 'noir', 'argent', 'inox'),
  }),
  extremes: [
    { points: 1, finition: 'rouge-noir' },
    { points: 2, finition: 'noir' },
    { points: 3, finition: 'inox' },
  ],
  prise: { azimut: 0.42, elevation: 0.2, cadre: 0.92, sol: false },
  construire({ points, finition }) {
    const boites = boite().translate(X, 0, 0);
    const bras = extrude(slot([0, 4], [0, -52], 15), 26, { chanfrein: 3 })
      .rotateY(Math.PI / 2)
      .rotateX(-1)
      .translate(X - 13, 6, 40);
    const noir = plastique('#33363b');
    const coffres =
      finition === 'argent'
        ? metal('laque-argent')
        : finition === 'inox'
          ? metal('inox-brosse', 'y')
          : noir;
    return groupe(
      piece(merge(boites, mirror(boites, 'x')), coffres),
      piece(merge(bras, mirror(bras, 'x')), noir),
      piece(barre(), BARRES[finition]()),
      ...(points === 1
        ? []
        : [piece(tringles(), metal(finition === 'inox' ? 'inox' : 'zinc-blanc'))]),
      ...(points === 2 ? [] : [piece(pene(), nickel())]),
    );
  },
});

const BARRES = {
  'rouge-noir': () => laque('#b8261f'),
  noir: () => laque('#303338'),
  argent: () => metal('laque-argent', 'x'),
  inox: () => metal('inox-brosse', 'x'),
} as const;

function boite(): BufferGeometry {
  const face = roundedPolygon([
    [-26, -84, 8],
    [26, -84, 8],
    [26, 84, 8],
    [-26, 84, 8],
  ]);
  return merge(extrude(face, 42, { chanfrein: 5 }), box(3, 120, 30, 1).translate(27, 0, 20));
}

function barre(): BufferGeometry {
  return lathe([
    [0, -X - 4],
    [16, -X - 4, 3],
    [16, X + 4, 3],
    [0, X + 4],
  ])
    .rotateZ(Math.PI / 2)
    .scale(1, 1.2, 0.8)
    .translate(0, -34, 82);
}

function tringles(): BufferGeometry {
  const tige = lathe(
    [
      [0, 80],
      [6, 80],
      [6, 330, 1],
      [0, 330],
    ],
    28,
  );
  const bout = box(34, 50, 34, 3).translate(0, 310, 18);
  const haut = merge(tige.translate(0, 0, 16), bout);
  return merge(haut, mirror(haut, 'y')).translate(X, 0, 0);
}

function pene(): BufferGeometry {
  const forme = roundedPolygon([
    [0, 4],
    [16, 4, 1],
    [16, 12, 2],
    [0, 26],
  ]);
  return extrude(forme, 44, { chanfrein: 1 })
    .rotateX(Math.PI / 2)
    .translate(X + 24, 30, 4);
}
