/** Toilet seats: ring and lid standing open on their hinges. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { lathe } from '../geometrie/surface.ts';
import { inox } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { assise, contourAssise } from '../pieces/abattant.ts';

const COULEURS = { blanc: '#efeeea', noir: '#26272a' } as const;

export default defineModele({
  nom: 'abattant-wc',
  params: Type.Object({ couleur: choix('blanc', 'noir') }),
  extremes: [{ couleur: 'blanc' }, { couleur: 'noir' }],
  prise: { azimut: 0.5, elevation: 0.42, cadre: 0.86 },
  construire({ couleur }) {
    const matiere = plastiqueBrillant(COULEURS[couleur]);
    const lunette = extrudeUp(hole(contourAssise(1), contourAssise(1, 72)), 18, {
      chanfrein: 7,
      angle: 0.8,
    });
    const axe = -182;
    const charniere = merge(
      latheX([
        [0, -20],
        [10, -20, 2],
        [10, 20, 2],
        [0, 20],
      ]).translate(0, 14, 0),
      lathe([
        [16, -8],
        [16, 2, 2],
        [9, 6, 2],
        [0, 6],
      ]),
    );
    return groupe(
      piece(lunette, matiere),
      piece(assise(1), matiere, { position: [0, 184, axe - 30], rotation: [-1.77, 0, 0] }),
      piece(
        merge(charniere.clone().translate(-78, 0, axe), charniere.clone().translate(78, 0, axe)),
        inox(),
      ),
    );
  },
});
