/** Sanding belts: a loop of cloth, grit outside, standing on its edge. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { abrasif } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const FINESSES = { gros: 0.9, moyen: 1.5, fin: 2.4 } as const;

export default defineModele({
  nom: 'bande-abrasive',
  params: Type.Object({
    grain: choix('gros', 'moyen', 'fin'),
    /** Width over the length of the loop. */
    largeur: mesure(0.02, 0.25),
  }),
  extremes: [
    { grain: 'moyen', largeur: 0.16 },
    { grain: 'gros', largeur: 0.03 },
    { grain: 'fin', largeur: 0.07 },
  ],
  prise: { azimut: 0.45, elevation: 0.42 },
  construire({ grain, largeur }) {
    const tour = 480;
    const l = tour * largeur;
    return groupe(
      piece(boucle(tour, l, 0.7), abrasif('#9a5a34', FINESSES[grain])),
      piece(boucle(tour, l, -0.4), textile('#c8a877', 'toile', 'y')),
    );
  },
});

/** An oval slightly pinched, as a belt stands on the bench. */
function boucle(tour: number, l: number, dehors: number): BufferGeometry {
  const r = tour / (Math.PI * 2);
  return surface(
    160,
    8,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const pince = 1 - 0.16 * Math.cos(turn * 2) - 0.03 * Math.cos(turn * 3 + 1);
      // Edges turn in by a hair, so that they catch the light.
      const bord = dehors * (v < 0.01 || v > 0.99 ? 0 : 1);
      out.set(
        (r * 1.25 * pince + bord) * Math.sin(turn),
        v * l,
        (r * 0.72 * pince + bord) * Math.cos(turn),
      );
    },
    0.6,
  );
}
