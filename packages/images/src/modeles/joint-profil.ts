/** Self-adhesive rubber seals: a double strip wound flat, its section seen at the end. */
import type { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { Ligne, sweep } from '../geometrie/balayage.ts';
import { disc, hole, polygon, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const COULEURS = { blanc: '#e6e4df', marron: '#5f402a', noir: '#2a2c2f' } as const;

/** Half of the twin strip: x up from the ribbon's edge, y away from its glue. */
const SECTIONS: Record<'P' | 'E' | 'D', () => Shape> = {
  P: () =>
    roundedPolygon([
      [0, 0],
      [9, 0],
      [9, 5.2, 2.4],
      [4.6, 5.5, 2],
      [4, 1.6, 1],
      [0, 1.5],
    ]),
  E: () =>
    polygon([
      [0, 0],
      [9, 0],
      [9, 4],
      [7.6, 4.2],
      [7, 1.4],
      [5.6, 1.4],
      [5, 4],
      [4, 4],
      [3.4, 1.4],
      [2, 1.4],
      [1.4, 4.2],
      [0, 4],
    ]),
  D: () =>
    roundedPolygon([
      [0, 0],
      [9, 0],
      [9, 3, 1],
      [7.6, 6, 2.6],
      [1.4, 6, 2.6],
      [0, 3, 1],
    ]),
};
const TOURS = 6;
const BOUT = 0.1;

export default defineModele({
  nom: 'joint-profil',
  params: Type.Object({ profil: choix('P', 'E', 'D'), couleur: choix('blanc', 'marron', 'noir') }),
  extremes: [
    { profil: 'P', couleur: 'blanc' },
    { profil: 'E', couleur: 'marron' },
    { profil: 'D', couleur: 'noir' },
  ],
  prise: { azimut: 0.75, elevation: 0.5, cadre: 0.86 },
  construire({ profil, couleur }) {
    const gomme = caoutchouc(COULEURS[couleur]);
    const h = 8;
    // Wound on its flat, the glue inwards; the end runs off along +x.
    const spirale = (dy: number) =>
      new Ligne((t, out) => {
        const k = Math.min(1, t / (1 - BOUT));
        const turn = k * TOURS * Math.PI * 2;
        const r = 30 + k * TOURS * h;
        const d = (Math.max(0, t - 1 + BOUT) / BOUT) * 95;
        out.set(r * Math.sin(turn) + d, dy, r * Math.cos(turn) + d * d * 0.0016);
      });
    const bande = (dy: number) =>
      sweep(spirale(dy), poser(SECTIONS[profil](), dy < 10), TOURS * 70, 0.4);
    const dernier = 30 + TOURS * h + 95 * 95 * 0.0016;
    const bouts = [0, 10].map((dy) =>
      extrude(poser(creuser(SECTIONS[profil](), profil), dy < 10), 1, { chanfrein: 0.1 })
        .rotateZ(-Math.PI / 2)
        .rotateY(Math.PI / 2 - 0.29)
        .translate(94.6, dy, dernier),
    );
    return groupe(
      ...[0, 10].map((dy) => piece(bande(dy), gomme)),
      ...bouts.map((bout) => piece(bout, gomme)),
      // The paper that covers the glue.
      piece(
        sweep(spirale(5), rectangle(18.6, 0.5, 0.1, 0.4, 0.6), TOURS * 70),
        plastique('#efece2', 0.6),
      ),
    );
  },
});

/** Sections as swept run downwards and inwards; the upper strip is the mirror of the lower. */
function poser(shape: Shape, bas: boolean): Shape {
  const points = shape.getPoints(8).map(({ x, y }) => [bas ? x : -x, -y] as const);
  return polygon(bas ? points.toReversed() : points);
}

function creuser(shape: Shape, profil: 'P' | 'E' | 'D'): Shape {
  if (profil === 'D') return hole(shape, rectangle(5.4, 3, 1.2, 4.5, 3));
  if (profil === 'P') return hole(shape, disc(1.3, 6.7, 3.2));
  return shape;
}
