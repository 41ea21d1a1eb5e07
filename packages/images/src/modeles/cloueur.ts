/** Nailers: to frame or to finish, by gas, battery or air, the slope of their strip. */
import * as Type from 'typebox';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { cloueuse } from '../pieces/cloueuse.ts';

export default defineModele({
  nom: 'cloueur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    usage: choix('charpente', 'finition'),
    energie: choix('air', 'gaz', 'batterie', 'nue'),
    /** Degrees of the strip. */
    angle: choix('0', '20', '21', '34'),
  }),
  extremes: [
    { marque: 'ankra', usage: 'charpente', energie: 'air', angle: '34' },
    { marque: 'krafto', usage: 'charpente', energie: 'gaz', angle: '34' },
    { marque: 'takiro', usage: 'finition', energie: 'batterie', angle: '0' },
  ],
  prise: { azimut: 0.42, elevation: 0.14 },
  construire({ marque, usage, energie, angle }) {
    const charpente = usage === 'charpente';
    return cloueuse({
      marque,
      energie,
      rayon: charpente ? 46 : 36,
      pente: (Number(angle) * Math.PI) / 180,
      magasin: charpente
        ? { longueur: angle === '34' ? 184 : 222, hauteur: angle === '21' ? 50 : 42, largeur: 22 }
        : { longueur: 190, hauteur: 34, largeur: 16 },
    });
  },
});
