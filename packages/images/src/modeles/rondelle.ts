/** Flat washers: three of them, spread as from the hand. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const TROU = 5.3;

export default defineModele({
  nom: 'rondelle',
  params: Type.Object({
    /** Outer diameter over the bore's. */
    largeur: mesure(1.6, 4.2),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { largeur: 2, finition: 'zinc-blanc' },
    { largeur: 4, finition: 'inox' },
  ],
  prise: { azimut: 0.3, elevation: 0.62 },
  construire({ largeur, finition }) {
    const rayon = TROU * largeur;
    const epaisseur = 1.5 + largeur * 0.25;
    const matiere = metal(finition);
    // Stamped: rounded above, sharp below.
    const rondelle = lathe(
      [
        [TROU, epaisseur * 0.5],
        [TROU, 0, 0.15],
        [rayon, 0, 0.2],
        [rayon, epaisseur, 0.55],
        [TROU, epaisseur, 0.35],
        [TROU, epaisseur * 0.5],
      ],
      96,
    );
    const pente = Math.asin(Math.min(0.9, epaisseur / (rayon * 1.15)));
    return groupe(
      piece(rondelle, matiere),
      piece(rondelle, matiere, { position: [-rayon * 2.1, 0, -rayon * 0.5] }),
      // The third lies on the rims of both.
      piece(rondelle, matiere, {
        position: [-rayon * 0.98, epaisseur * 1.02, rayon * 0.42],
        rotation: [pente * 0.9, 0, 0],
      }),
    );
  },
});
