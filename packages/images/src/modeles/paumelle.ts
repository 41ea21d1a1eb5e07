/** Flat hinges opened out: lift-off ones of two knuckles, butts of three and more. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, type Point2 } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laiton, metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure, nombre } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

/** Width of the open hinge. */
const LARGE = 60;

export default defineModele({
  nom: 'paumelle',
  params: Type.Object({
    noeuds: nombre(2, 5),
    /** Height over width when open. */
    proportion: mesure(0.6, 3),
    finition: choix(...FINITIONS),
    main: choix('droite', 'gauche'),
  }),
  extremes: [
    { noeuds: 2, proportion: 2.2, finition: 'zinc-blanc', main: 'droite' },
    { noeuds: 5, proportion: 1, finition: 'laiton', main: 'droite' },
    { noeuds: 2, proportion: 1.6, finition: 'brut', main: 'gauche' },
    { noeuds: 3, proportion: 1.5, finition: 'inox-brosse', main: 'droite' },
  ],
  prise: { azimut: 0.55, elevation: 0.85, cadre: 0.84 },
  construire({ noeuds, proportion, finition, main }) {
    const haut = LARGE * proportion;
    const paumelle = noeuds === 2;
    const r = paumelle ? 6.4 : 4.2;
    const corps = merge(
      aile(1, haut, noeuds, r),
      aile(-1, haut, noeuds, r),
      ...Array.from({ length: noeuds }, (_, i) => noeud(i, haut, noeuds, r)),
      ...(paumelle ? [] : [axe(haut, r)]),
    );
    const parts = [piece(corps, metal(finition, 'z'))];
    // A brass washer between the two knuckles of a lift-off hinge.
    if (paumelle) {
      parts.push(
        piece(
          lathe(
            [
              [0, -0.9],
              [r - 0.2, -0.9, 0.3],
              [r - 0.2, 0.9, 0.3],
              [0, 0.9],
            ],
            32,
          ).rotateX(Math.PI / 2),
          laiton(),
          { position: [0, r, 0] },
        ),
      );
    }
    const miroir = main === 'droite' ? 1 : -1;
    return groupe(poser(groupe(...parts), { echelle: [miroir, 1, 1] }));
  },
});

/** Which leaf a knuckle belongs to: they alternate. */
const cote = (i: number) => (i % 2 === 0 ? 1 : -1);

/** A leaf on the side of x, notched where the other's knuckles are. */
function aile(sens: number, haut: number, noeuds: number, r: number): BufferGeometry {
  const pas = haut / noeuds;
  const bord: Point2[] = [];
  for (let i = 0; i < noeuds; i++) {
    const creux = cote(i) === sens ? 0 : r + 0.8;
    bord.push([sens * creux, haut / 2 - i * pas], [sens * creux, haut / 2 - (i + 1) * pas]);
  }
  const contour = polygon([
    ...bord,
    [(sens * LARGE) / 2, -haut / 2],
    [(sens * LARGE) / 2, haut / 2],
  ]);
  for (const [x, y] of trous(haut, r)) hole(contour, disc(2.7, sens * x, y));
  const tole = extrudeUp(contour, 2.6, { chanfrein: 0.45, finesse: 24 });
  const fraisures = trous(haut, r).map(([x, y]) =>
    lathe(
      [
        [2.6, 1.1],
        [4.7, 2.66],
      ],
      32,
    ).translate(sens * x, 0, -y),
  );
  return merge(tole, ...fraisures);
}

function trous(haut: number, r: number): Point2[] {
  const n = haut > 100 ? 4 : haut > 50 ? 3 : 2;
  const [dedans, dehors] = [r + 6.5, LARGE / 2 - 6.5];
  return Array.from({ length: n }, (_, i): Point2 => [
    i % 2 === 0 ? dehors : (dedans + dehors) / 2 - 2,
    haut / 2 - ((i + 0.5) * haut) / n,
  ]);
}

function noeud(i: number, haut: number, noeuds: number, r: number): BufferGeometry {
  const pas = haut / noeuds;
  return lathe(
    [
      [r * 0.5, 0],
      [r, 0, 0.4],
      [r, pas - 0.5, 0.4],
      [0, pas - 0.5],
    ],
    44,
  )
    .rotateX(Math.PI / 2)
    .translate(0, r, -haut / 2 + i * pas + 0.25);
}

function axe(haut: number, r: number): BufferGeometry {
  return lathe(
    [
      [0, -haut / 2 - 0.8],
      [r * 0.62, -haut / 2 - 0.6, 0.4],
      [r * 0.62, haut / 2 + 0.6, 0.4],
      [0, haut / 2 + 0.8],
    ],
    32,
  )
    .rotateX(Math.PI / 2)
    .translate(0, r, 0);
}
