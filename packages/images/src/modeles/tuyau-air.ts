/** Air hose in a coil: its thickness and colour. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { coil, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'tuyau-air',
  params: Type.Object({
    couleur: choix(...CODES_COULEUR),
    /** Bore, millimetres. */
    diametre: mesure(6, 13),
  }),
  extremes: [
    { couleur: 'bleu', diametre: 8 },
    { couleur: 'rouge', diametre: 6 },
    { couleur: 'bleu', diametre: 13 },
  ],
  prise: { azimut: 0.5, elevation: 0.55 },
  construire({ couleur, diametre }) {
    const brin = diametre * 1.75;
    const [rangs, couches] = [Math.max(3, Math.round(70 / brin)), 3];
    const ligne = coil(118, brin, rangs, couches, 3);
    const h = rangs * brin;
    return groupe(
      piece(
        tube(ligne, brin / 2, { pas: rangs * couches * 64, cotes: 12 }),
        plastiqueBrillant(COULEURS[couleur]),
      ),
      piece(
        repeatAround(
          merge(
            box(couches * brin + 8, 1.6, 9, 0.6).translate(118 + brin, -brin * 0.7, 0),
            box(couches * brin + 8, 1.6, 9, 0.6).translate(118 + brin, h + brin * 0.1, 0),
            box(1.6, h + brin, 9, 0.6).translate(118 - brin * 0.8, h / 2 - brin * 0.3, 0),
            box(1.6, h + brin, 9, 0.6).translate(118 + couches * brin, h / 2 - brin * 0.3, 0),
          ),
          3,
          'y',
        ),
        plastique('#26282c'),
      ),
    );
  },
});
