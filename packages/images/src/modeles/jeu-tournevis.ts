/** Sets of screwdrivers: a fan of them, by what tips they have and how many. */
import * as Type from 'typebox';
import { groupe, poser } from '../geometrie/assemblage.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import tournevis from './tournevis.ts';

/** Tips by set, from the thickest. */
const POINTES = {
  'fente-croix': ['fente', 'croix'],
  torx: ['torx'],
  mixte: ['fente', 'croix', 'torx', 'croix'],
} as const;

export default defineModele({
  nom: 'jeu-tournevis',
  params: Type.Object({
    assortiment: choix('fente-croix', 'torx', 'mixte'),
    pieces: nombre(4, 12),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { assortiment: 'fente-croix', pieces: 6, marque: 'stahlmann' },
    { assortiment: 'torx', pieces: 8, marque: 'durandal' },
    { assortiment: 'mixte', pieces: 12, marque: 'comptoir' },
  ],
  prise: { azimut: 0, elevation: 1.05 },
  construire({ assortiment, pieces, marque }) {
    const pointes = POINTES[assortiment];
    const rangs = Array.from({ length: pieces }, (_, i) => {
      const t = pieces === 1 ? 0 : i / (pieces - 1);
      const outil = tournevis.construire({
        pointe: pointes[i % pointes.length] ?? 'croix',
        lame: 150 - 80 * t,
        isole: false,
        marque,
      });
      const taille = 1.05 - 0.3 * t;
      return poser(groupe(poser(groupe(outil), { rotation: [0, -Math.PI / 2, 0] })), {
        position: [(i - (pieces - 1) / 2) * (43 - pieces * 0.45), 17 * taille, 30 - 60 * t],
        echelle: taille,
      });
    });
    return groupe(...rangs);
  },
});
