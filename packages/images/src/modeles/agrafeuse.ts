/** Pneumatic staplers: a short level magazine, as wide as the crown of its staples. */
import * as Type from 'typebox';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { cloueuse } from '../pieces/cloueuse.ts';

export default defineModele({
  nom: 'agrafeuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Width of the staple, millimetres. */
    couronne: mesure(6, 25),
    /** Longest staple: how high the magazine is. */
    agrafe: mesure(22, 65),
  }),
  extremes: [
    { marque: 'ankra', couronne: 6, agrafe: 40 },
    { marque: 'krafto', couronne: 25, agrafe: 65 },
  ],
  prise: { azimut: 0.42, elevation: 0.14 },
  construire({ marque, couronne, agrafe }) {
    return cloueuse({
      marque,
      energie: 'air',
      rayon: 24 + agrafe * 0.22,
      pente: 0,
      magasin: { longueur: 168, hauteur: 12 + agrafe * 0.4, largeur: couronne + 8 },
    });
  },
});
