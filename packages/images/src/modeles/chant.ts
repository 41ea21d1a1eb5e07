/** Edging in rolls. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { bois, type NomEssence } from '../matieres/bois.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { decor, NOMS_DECOR, type NomDecor } from '../pieces/decors.ts';
import { enroule } from '../pieces/enroule.ts';

export default defineModele({
  nom: 'chant',
  params: Type.Object({
    surface: choix(...NOMS_DECOR, 'chene', 'hetre', 'noyer-massif', 'frene-massif'),
    /** Millimetres. */
    largeur: mesure(18, 50),
  }),
  extremes: [
    { surface: 'chene-naturel', largeur: 23 },
    { surface: 'blanc', largeur: 43 },
    { surface: 'noyer-massif', largeur: 24 },
    { surface: 'bleu-nuit', largeur: 23 },
  ],
  prise: { azimut: 0.3, elevation: 0.55, cadre: 0.9 },
  construire({ surface, largeur }) {
    const rouleau = enroule({
      largeur,
      epaisseur: 1.7,
      dedans: 42,
      tours: 10,
      pas: 2.05,
      queue: 95,
    });
    const massif = MASSIFS[surface];
    const peau = massif
      ? bois(massif, { fil: 'x', travers: 'y', rugosite: 0.7 })
      : decor(surface as NomDecor, { fil: 'x', travers: 'y' });
    // Larger than life: the pores of the decor are then fine.
    return groupe(piece(rouleau.scale(2.2, 2.2, 2.2), peau));
  },
});

const MASSIFS: Partial<Record<string, NomEssence>> = {
  chene: 'chene',
  hetre: 'hetre',
  'noyer-massif': 'noyer',
  'frene-massif': 'frene',
};
