/** Spade bits: a flat blade with spurs and centre point on a long shank. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chromeMat } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';

export default defineModele({
  nom: 'meche-plate',
  params: Type.Object({ diametre: mesure(8, 42), longueur: mesure(140, 410) }),
  extremes: [
    { diametre: 25, longueur: 152 },
    { diametre: 12, longueur: 400 },
    { diametre: 40, longueur: 152 },
  ],
  prise: { azimut: 0.8, elevation: 0.85 },
  construire({ diametre, longueur }) {
    const r = diametre / 2;
    const { longueur: bas } = MESURES_QUEUE.hexagonal;
    const lame = Math.max(34, diametre * 1.15);
    const haut = longueur - lame;
    const tige = 3.1;
    const pelle = extrude(
      hole(
        roundedPolygon([
          [-tige, 0, 3],
          [tige, 0, 3],
          [r * 0.94, lame * 0.34, 3],
          [r, lame * 0.8, 0.3],
          [r, lame * 0.86, 0.2],
          [r * 0.86, lame * 0.72, 0.6],
          [r * 0.26, lame * 0.72, 1],
          [0, lame, 0.2],
          [-r * 0.26, lame * 0.72, 1],
          [-r * 0.86, lame * 0.72, 0.6],
          [-r, lame * 0.86, 0.2],
          [-r, lame * 0.8, 0.3],
          [-r * 0.94, lame * 0.34, 3],
        ]),
        disc(Math.min(4, r * 0.28), 0, lame * 0.44),
      ),
      3.4,
      { chanfrein: 0.6 },
    ).translate(0, haut, -1.7);
    const geometry = merge(
      queue('hexagonal', bas),
      lathe([
        [tige * 0.9, bas - 1],
        [tige, bas + 2, 0.5],
        [tige, haut - 4, 2],
        [tige * 0.9, haut + 5],
      ]),
      pelle,
    );
    return groupe(
      poser(groupe(piece(geometry, chromeMat())), { rotation: [-1.25, 0, -Math.PI / 2] }),
    );
  },
});
