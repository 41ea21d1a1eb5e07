/** Strap hinges of shutters: a flat bar with a rolled eye, a round end, square holes. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, rectangle, type Point2 } from '../geometrie/contours.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const LARGE = 36;
const E = 4;

export default defineModele({
  nom: 'penture',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Length over width. */
    elancement: mesure(5, 26),
  }),
  extremes: [
    { finition: 'laque-noir', elancement: 9 },
    { finition: 'galva', elancement: 20 },
  ],
  prise: ({ finition }) => ({
    azimut: 0.75,
    elevation: 0.68,
    cadre: 0.92,
    exposition: finition === 'laque-noir' ? 1.3 : 1.12,
  }),
  construire({ finition, elancement }) {
    const l = LARGE * elancement;
    return groupe(piece(merge(bande(l), oeil()), metal(finition, 'x')));
  },
});

function bande(l: number): BufferGeometry {
  const bout = Array.from({ length: 25 }, (_, i): Point2 => {
    const turn = -Math.PI / 2 + (i / 24) * Math.PI;
    return [l - LARGE / 2 + (LARGE / 2) * Math.cos(turn), (LARGE / 2) * Math.sin(turn)];
  });
  const contour = polygon([[8, -LARGE / 2], ...bout, [8, LARGE / 2]]);
  const n = Math.max(3, Math.round(l / 120) + 1);
  for (let i = 0; i < n; i++) {
    const x = 34 + (i * (l - 34 - LARGE / 2 - 4)) / (n - 1);
    hole(contour, i % 2 === 0 ? rectangle(8, 8, 0.8, x, 0) : disc(3.2, x, 0));
  }
  return extrudeUp(contour, E, { chanfrein: 0.7 });
}

/** Rolled round the pin of the hook, its hole upright when the shutter hangs. */
function oeil(): BufferGeometry {
  const [dedans, dehors] = [8, 8 + E];
  const points: Point2[] = [];
  for (let i = 0; i <= 40; i++) {
    const turn = -Math.PI / 2 + 0.42 - (i / 40) * (Math.PI * 2 - 0.5);
    points.push([dehors * Math.cos(turn), dehors + dehors * Math.sin(turn)]);
  }
  for (let i = 40; i >= 0; i--) {
    const turn = -Math.PI / 2 + 0.42 - (i / 40) * (Math.PI * 2 - 0.5);
    points.push([dedans * Math.cos(turn), dehors + dedans * Math.sin(turn)]);
  }
  const rouleau = extrude(polygon(points), LARGE, { chanfrein: 0.5 }).translate(0, 0, -LARGE / 2);
  const raccord = extrude(rectangle(14, E, 0.4, 6, E / 2), LARGE, { chanfrein: 0.4 }).translate(
    0,
    0,
    -LARGE / 2,
  );
  return merge(rouleau, raccord);
}
