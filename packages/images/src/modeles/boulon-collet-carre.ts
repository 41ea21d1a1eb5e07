/** Coach bolts: mushroom head, square neck, a nut at the end of the thread. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';

const D = 10;

export default defineModele({
  nom: 'boulon-collet-carre',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Length over diameter. */
    elancement: mesure(4, 24),
  }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 8 },
    { finition: 'galva', elancement: 20 },
    { finition: 'inox', elancement: 5 },
  ],
  prise: { azimut: 0.8, elevation: 0.72 },
  construire({ finition, elancement }) {
    const longueur = elancement * D;
    const filete = Math.min(longueur * 0.62, D * 4.2);
    const matiere = metal(finition, 'y');
    const corps = merge(
      lathe([
        [0, -longueur],
        [D * 0.36, -longueur, 0.3],
        [D * 0.41, -longueur + 0.6],
      ]),
      thread({
        diametre: D,
        noyau: D * 0.84,
        pas: D * 0.15,
        y0: -longueur,
        y1: -longueur + filete,
        profil: 'metrique',
      }),
      lathe([
        [D * 0.42, -longueur + filete - D * 0.3],
        [D * 0.455, -longueur + filete, 0.5],
        [D * 0.455, 0],
      ]),
      box(D * 0.98, D * 0.6, D * 0.98, 0.5).translate(0, -D * 0.28, 0),
      lathe([
        [D * 0.4, 0],
        [D * 1.02, 0, 0.3],
        [D * 1.06, D * 0.09, 0.5],
        [D * 0.94, D * 0.3, 2.2],
        [D * 0.55, D * 0.5, 3],
        [0, D * 0.56],
      ]),
    );
    return groupe(
      poser(
        groupe(
          piece(corps, matiere),
          piece(ecrouSixPans(D), matiere, {
            position: [0, -longueur + D * 0.5, 0],
            rotation: [0, 0.4, 0],
          }),
        ),
        { rotation: [0.5, 0, -Math.PI / 2] },
      ),
    );
  },
});
