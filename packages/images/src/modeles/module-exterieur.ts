/** Outside modules of panic bars: a plate for the cylinder, with a lever, a fixed knob or a pull. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { hole, rectangle, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { profilEuropeen } from '../pieces/entree.ts';
import { levier } from '../pieces/levier.ts';

/** The key is above, what is held below. */
const CLE = 62;

export default defineModele({
  nom: 'module-exterieur',
  params: Type.Object({
    manoeuvre: choix('bequille', 'bouton', 'tirage'),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { manoeuvre: 'bequille', finition: 'laque-noir' },
    { manoeuvre: 'bouton', finition: 'laque-argent' },
    { manoeuvre: 'tirage', finition: 'inox-brosse' },
  ],
  prise: ({ finition }) => ({
    azimut: -0.46,
    elevation: 0.18,
    cadre: 0.88,
    exposition: finition === 'laque-noir' ? 1.35 : 1.12,
  }),
  construire({ manoeuvre, finition }) {
    const entree = profilEuropeen(0.6)
      .getPoints(2)
      .map(({ x, y }): Point2 => [x, y + CLE]);
    const plaque = hole(rectangle(56, 230, 10, 0, -6), entree);
    return groupe(
      piece(extrude(plaque, 15, { chanfrein: 4 }), metal(finition, 'y')),
      piece(box(22, 38, 1, 0.2).translate(0, CLE - 8, 6), plastique('#242527')),
      piece(MANOEUVRES[manoeuvre](), metal(finition, manoeuvre === 'tirage' ? 'y' : 'x')),
    );
  },
});

const MANOEUVRES: Record<'bequille' | 'bouton' | 'tirage', () => BufferGeometry> = {
  bequille: () => levier(9.5, true).translate(0, -40, 6),
  bouton: () =>
    lathe([
      [0, 14],
      [17, 14, 0.6],
      [17, 19, 1.5],
      [11, 22, 2],
      [11, 32, 4],
      [27, 40, 4],
      [29, 52, 3],
      [24, 60, 4],
      [0, 63],
    ])
      .rotateX(Math.PI / 2)
      .translate(0, -40, 0),
  tirage: () => {
    const arc = tube(
      curve([
        [0, 10, 10],
        [0, 10, 36],
        [0, 4, 50],
        [0, -14, 56],
        [0, -76, 56],
        [0, -94, 50],
        [0, -100, 36],
        [0, -100, 10],
      ]),
      9,
      { pas: 160, cotes: 32 },
    );
    const pied = lathe([
      [9, 14],
      [14, 14, 0.5],
      [14, 18, 1],
      [9, 19],
    ]).rotateX(Math.PI / 2);
    return merge(arc, pied.clone().translate(0, 10, 0), pied.clone().translate(0, -100, 0));
  },
};
