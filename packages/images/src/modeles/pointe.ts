/** Nails: flat head, diamond point, plain or ringed; three from the box. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { surface, lathe, type PointTourne } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 2;

export default defineModele({
  nom: 'pointe',
  params: Type.Object({
    tige: choix('lisse', 'annelee'),
    finition: choix(...FINITIONS),
    elancement: mesure(8, 40),
  }),
  extremes: [
    { tige: 'lisse', finition: 'brut', elancement: 22 },
    { tige: 'annelee', finition: 'zinc-blanc', elancement: 12 },
  ],
  prise: { azimut: 0.8, elevation: 0.78 },
  construire({ tige, finition, elancement }) {
    const longueur = elancement * R * 2;
    const clou = merge(pointeDiamant(longueur), corps(tige, longueur), tete(tige));
    const matiere = metal(finition, 'y');
    const penche = Math.atan2(R * (tige === 'lisse' ? 2.3 : 2) - R, longueur);
    const un = (x: number, z: number, lacet: number, roulis: number) =>
      poser(groupe(piece(clou, matiere, { rotation: [roulis, 0, penche - Math.PI / 2] })), {
        position: [x, 0, z],
        rotation: [0, lacet, 0],
      });
    const ecart = R * 5;
    return groupe(un(0, 0, 0.1, 0), un(-R * 4, -ecart, -0.08, 1), un(R * 2, ecart, 0.02, 2));
  },
});

/** Four cut faces, longer than they are wide. */
function pointeDiamant(longueur: number) {
  return surface(
    4,
    2,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const r = v === 0 ? 0 : R * 1.02;
      const y = -longueur + (v === 0 ? 0 : v === 0.5 ? R * 3.4 : R * 3.9);
      out.set(r * Math.sin(turn), y, r * Math.cos(turn));
    },
    0.2,
  );
}

function corps(tige: 'lisse' | 'annelee', longueur: number) {
  const bas = -longueur + R * 3.4;
  if (tige === 'lisse') {
    return lathe(
      [
        [R * 0.9, bas],
        [R, bas + R * 0.5, 0.3],
        [R, 0],
      ],
      40,
    );
  }
  const haut = -longueur * 0.28;
  const pas = R * 0.9;
  const anneaux = Array.from({ length: Math.floor((haut - bas) / pas) }, (_, i): PointTourne[] => [
    [R * 0.86, bas + i * pas],
    [R * 1.1, bas + i * pas + pas * 0.75],
  ]).flat();
  return lathe([[R * 0.7, bas - R * 0.4], ...anneaux, [R, haut, 0.2], [R, 0]], 40);
}

function tete(tige: 'lisse' | 'annelee') {
  // Anchor nails have a cone under the head that fills the hole of the plate.
  if (tige === 'annelee') {
    return lathe([
      [R, -R * 1.7],
      [R * 1.3, -R * 0.3, 0.2],
      [R * 1.95, 0, 0.2],
      [R * 2, R * 0.3, 0.3],
      [R * 1.7, R * 0.6, 0.4],
      [0, R * 0.68],
    ]);
  }
  return lathe([
    [R, -R * 0.6],
    [R * 1.2, -R * 0.15, 0.4],
    [R * 2.25, 0, 0.3],
    [R * 2.3, R * 0.35, 0.4],
    [R * 1.9, R * 0.6, 0.3],
    [0, R * 0.62],
  ]);
}
