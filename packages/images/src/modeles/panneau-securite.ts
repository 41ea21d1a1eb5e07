/** Safety signs: a plate of the shape its message has. */
import type { Shape } from 'three';
import * as Type from 'typebox';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { disc, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { dessinerSignal, FAMILLES, MESSAGES, type Message } from '../pieces/signaux.ts';

export default defineModele({
  nom: 'panneau-securite',
  params: Type.Object({ message: choix(...MESSAGES) }),
  extremes: MESSAGES.map((message) => ({ message })),
  prise: { azimut: 0.28, elevation: 0.1, cadre: 0.78 },
  construire({ message }) {
    return poser(
      groupe(
        piece(
          extrude(contour(message), 4, { chanfrein: 0.8, finesse: 60 }),
          plastiqueBrillant('#eceae6'),
        ),
        piece(plan(180, 180), decalque(dessinerSignal(message), 0.3), { position: [0, 0, 4.1] }),
      ),
      { rotation: [-0.12, 0, 0] },
    );
  },
});

function contour(message: Message): Shape {
  const famille = FAMILLES[message];
  if (famille === 'danger')
    return roundedPolygon([
      [-92, -75, 14],
      [92, -75, 14],
      [0, 90, 14],
    ]);
  return famille === 'secours' || famille === 'incendie' ? rectangle(182, 182, 8) : disc(90);
}
