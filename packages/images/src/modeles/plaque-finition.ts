/** Cover frames of wall accessories: one to four windows. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import {
  cadre,
  centre,
  FENETRE,
  matiereAppareillage,
  NOMS_TEINTE,
} from '../pieces/appareillage.ts';

export default defineModele({
  nom: 'plaque-finition',
  params: Type.Object({ postes: nombre(1, 4), couleur: choix(...NOMS_TEINTE) }),
  extremes: [
    { postes: 1, couleur: 'blanc' },
    { postes: 3, couleur: 'anthracite' },
    { postes: 4, couleur: 'beige' },
  ],
  prise: { azimut: 0.5, elevation: 0.3, cadre: 0.86 },
  construire({ postes, couleur }) {
    // The clip frame behind, seen through the windows.
    const agrafes = merge(
      ...Array.from({ length: postes }, (_, i) =>
        extrude(
          hole(
            rectangle(FENETRE + 8, FENETRE + 8, 2, centre(i, postes)),
            rectangle(FENETRE - 2.4, FENETRE - 2.4, 1.4, centre(i, postes)),
          ),
          3,
        ).translate(0, 0, 0.6),
      ),
    );
    return groupe(
      piece(cadre(postes), matiereAppareillage(couleur)),
      piece(agrafes, plastique('#b9bbba')),
    );
  },
});
