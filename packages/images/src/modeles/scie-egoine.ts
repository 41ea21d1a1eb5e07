/** Panel saws: length, teeth per inch, two-colour handle, the maker on the blade. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { piece } from '../geometrie/assemblage.ts';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { inoxBrosse } from '../matieres/metaux.ts';
import { choix, defineModele, mesure, nombre } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, poigneeOf } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { raise, without } from '../sdf/champ.ts';
import { polygonDistance, slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'scie-egoine',
  params: Type.Object({
    longueur: mesure(380, 560),
    /** Teeth per inch. */
    denture: nombre(7, 11),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 500, denture: 9, marque: 'karbex' },
    { longueur: 400, denture: 11, marque: 'durandal' },
    { longueur: 550, denture: 7, marque: 'comptoir' },
  ],
  prise: { azimut: -0.62, elevation: 0.95 },
  construire({ longueur, denture, marque }) {
    return coucher(
      0,
      piece(
        extrude(lame(longueur, denture), 1.1, { chanfrein: 0 }).translate(0, 0, -0.5),
        inoxBrosse('x'),
      ),
      piece(poignee(), poigneeOf(marque)),
      piece(plan(150, 37), decalque(logo(marque, couleurVive(marque))), {
        position: [110, -8, 0.75],
      }),
    );
  },
});

/** From the handle, at x = 0, to the toe. */
function lame(longueur: number, denture: number) {
  const pas = 25.4 / denture;
  const dents = Math.floor((longueur - 16) / pas);
  const points: Point2[] = [
    [-6, 60],
    [longueur - 10, 8],
    [longueur, -2],
    [longueur, -44],
  ];
  for (let i = 0; i < dents; i++) {
    const x = longueur - 6 - i * pas;
    points.push([x, -52], [x - pas * 0.5, -52 + Math.min(4.6, pas * 1.3)]);
  }
  points.push([2, -52], [-6, -40]);
  return polygon([...points].reverse());
}

function poignee(): BufferGeometry {
  const dehors: Point2[] = [
    [22, 63],
    [40, 40],
    [18, 10],
    [26, -30],
    [20, -56],
    [-20, -60],
    [-62, -62],
    [-88, -52],
    [-80, -30],
    [-84, 0],
    [-78, 36],
    [-86, 62],
    [-64, 70],
    [-20, 66],
  ];
  const trou: Point2[] = [
    [-14, 40],
    [-10, 10],
    [-16, -34],
    [-46, -38],
    [-50, -10],
    [-50, 20],
    [-44, 42],
  ];
  const creux = polygonDistance(trou);
  const corps = without(8, slab(dehors, 0, 14, 9), slab(trou, 0, 40, 0));
  // Soft where the hand closes.
  const souple = (x: number, y: number) => Math.max(creux(x, y) - 15, x + 24 + y * 0.1);
  return regions(mesh(raise(corps, souple, 0.8), [-98, -74, -22], [52, 82, 22], 1.9), souple);
}
