/** Nut setters: a magnetic socket on a hexagon shank. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierNoirci, chromeMat } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';
import { recess } from '../pieces/empreinte.ts';

export default defineModele({
  nom: 'douille-magnetique',
  params: Type.Object({
    /** Across the flats of the screw, and overall: millimetres. */
    plats: mesure(5, 14),
    longueur: mesure(45, 155),
  }),
  extremes: [
    { plats: 8, longueur: 48 },
    { plats: 13, longueur: 65 },
    { plats: 7, longueur: 150 },
  ],
  prise: { azimut: 0.8, elevation: 0.68 },
  construire({ plats, longueur }) {
    const { longueur: bas } = MESURES_QUEUE.hexagonal;
    const r = plats * 0.72 + 1;
    const tete = Math.min(24, longueur * 0.42);
    const y = longueur - tete;
    const corps = merge(
      queue('hexagonal', bas),
      lathe([
        [3, bas - 1],
        [3.6, bas + 1, 0.6],
        [3.6, y - 3, 1],
        [r * 0.8, y + 1, 1],
        [r * 0.94, y + 2, 0.6],
        [r * 0.94, y + 5, 0.3],
        [r * 0.88, y + 5.6, 0.2],
        [r * 0.88, y + 7, 0.2],
        [r * 0.94, y + 7.6, 0.3],
        [r, longueur - 2, 0.8],
        [r * 0.94, longueur],
      ]),
      recess({
        empreinte: 'six-pans',
        taille: plats,
        rayon: r * 0.94,
        y: longueur,
        profondeur: plats * 0.75,
      }),
    );
    const aimant = lathe([
      [plats * 0.36, longueur - plats * 0.72],
      [plats * 0.34, longueur - plats * 0.62, 0.2],
      [0, longueur - plats * 0.62],
    ]);
    return groupe(
      poser(groupe(piece(corps, acierNoirci()), piece(aimant, chromeMat())), {
        rotation: [0.3, 0, -Math.PI / 2],
      }),
    );
  },
});
