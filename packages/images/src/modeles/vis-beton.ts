/** Concrete screws: thick shank, thin cutting thread with large pitch, hexagon with flange. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { sixPans } from '../pieces/six-pans.ts';

const D = 10;
const AME = D * 0.4;

export default defineModele({
  nom: 'vis-beton',
  params: Type.Object({ finition: choix(...FINITIONS), elancement: mesure(4, 18) }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 8 },
    { finition: 'inox', elancement: 14 },
  ],
  prise: { azimut: 0.8, elevation: 0.75 },
  construire({ finition, elancement }) {
    const longueur = elancement * D;
    const filete = Math.min(longueur * 0.85, D * 6);
    const geometry = merge(
      lathe([
        [0, -longueur],
        [AME * 0.6, -longueur, 0.4],
        [AME * 0.97, -longueur + 2.2, 0.6],
        [AME * 0.97, -longueur + 4],
      ]),
      thread({
        diametre: D * 1.02,
        noyau: AME * 2,
        pas: D * 0.62,
        y0: -longueur + 2,
        y1: -longueur + filete,
        pointe: D * 0.5,
        profil: 'bois',
      }),
      lathe([
        [AME * 0.98, -longueur + 4],
        [AME * 0.98, -D * 0.3, 1],
        [AME * 1.2, 0],
      ]),
      // Serrations under the flange bite the plate.
      lathe([
        [AME, 0],
        [D * 1.02, 0, 0.2],
        [D * 1.06, D * 0.1, 0.3],
        [D * 0.95, D * 0.2, 0.8],
        [D * 0.72, D * 0.3],
      ]),
      repeatAround(box(0.7, 0.8, 3.2, 0.2).translate(0, 0, D * 0.82), 16),
      sixPans({ plats: D * 1.42, hauteur: D * 0.72 }).translate(0, D * 0.16, 0),
    );
    const tilt = Math.atan2(D * 0.55, longueur);
    return groupe(
      poser(groupe(piece(geometry, metal(finition, 'y'))), {
        rotation: [0.25, 0, tilt - Math.PI / 2],
      }),
    );
  },
});
