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
    // The coil is wound at 0.92 and 0.96 of the strand: straps lie close on it.
    const [r0, r1] = [118 - brin * 0.56, 118 + (couches - 1) * brin * 0.92 + brin * 0.6];
    const [y0, y1] = [-brin * 0.5, (rangs * 0.96 + 0.58) * brin];
    const [large, haut] = [r1 - r0 + 1.6, y1 - y0 + 1.6];
    return groupe(
      piece(
        tube(ligne, brin / 2, { pas: rangs * couches * 64, cotes: 12 }),
        plastiqueBrillant(COULEURS[couleur]),
      ),
      piece(
        repeatAround(
          merge(
            box(large, 1.4, 10, 0.5).translate((r0 + r1) / 2, y0, 0),
            box(large, 1.4, 10, 0.5).translate((r0 + r1) / 2, y1, 0),
            box(1.4, haut, 10, 0.5).translate(r0, (y0 + y1) / 2, 0),
            box(1.4, haut, 10, 0.5).translate(r1, (y0 + y1) / 2, 0),
          ),
          3,
          'y',
        ),
        plastique('#26282c'),
      ),
    );
  },
});
