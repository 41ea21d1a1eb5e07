/** Hex keys: a bent hexagonal bar with a ball at the long end. */
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { barre } from '../pieces/barre.ts';
import { coucher } from '../pieces/pose.ts';

const PLATS = 10;

export default defineModele({
  nom: 'cle-male',
  params: Type.Object({
    finition: choix('nickel', 'phosphate'),
    /** Length of the long arm over the size across flats. */
    elancement: mesure(18, 60),
  }),
  extremes: [
    { finition: 'nickel', elancement: 28 },
    { finition: 'phosphate', elancement: 20 },
    { finition: 'nickel', elancement: 55 },
  ],
  prise: { azimut: -0.7, elevation: 0.9 },
  construire({ finition, elancement }) {
    return coucher(0, piece(cle(PLATS, PLATS * elancement), metal(finition)));
  },
});

/** Long arm along x up to the ball, short arm down; lies in the plane of x and y. */
export function cle(plats: number, longue: number, courte = plats * 3.4 + longue * 0.12) {
  const r = plats * 1.15;
  const across = plats * 1.1547;
  const corps = barre({
    points: [
      [0, -courte, 0],
      [0, -courte * 0.6, 0],
      [0, -r * 1.6, 0],
      [r * 0.12, -r * 0.7, 0],
      [r * 0.7, -r * 0.12, 0],
      [r * 1.6, 0, 0],
      [longue * 0.5, 0, 0],
      [longue - plats * 1.1, 0, 0],
    ],
    cotes: 6,
    pas: 120,
    largeur: () => across,
    epaisseur: () => across,
  });
  const bille = lathe(
    [
      [across * 0.5, 0],
      [across * 0.33, plats * 0.25, plats * 0.1],
      [across * 0.5, plats * 0.62, plats * 0.35],
      [across * 0.44, plats * 0.95, plats * 0.1],
      [across * 0.3, plats * 1.1, plats * 0.05],
      [0, plats * 1.1],
    ],
    6,
    0.3,
  )
    .rotateZ(-Math.PI / 2)
    .translate(longue - plats * 1.1, 0, 0);
  return merge(corps, bille);
}
