/** Guide rails for saws: the profile and its slenderness. */
import * as Type from 'typebox';
import { groupe } from '../geometrie/assemblage.ts';
import { defineModele, mesure } from '../modele.ts';
import { railGuidage } from '../pieces/rail-guidage.ts';

export default defineModele({
  nom: 'rail-guidage',
  params: Type.Object({ longueur: mesure(800, 2700) }),
  extremes: [{ longueur: 1400 }, { longueur: 2700 }],
  prise: { azimut: 0.95, elevation: 0.62, champ: 22, cadre: 0.9, exposition: 0.92 },
  construire({ longueur }) {
    return groupe(railGuidage(longueur));
  },
});
