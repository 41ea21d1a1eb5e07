/** Hanger bolts: wood thread on one side, metric on the other, a recess in its end. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { recess } from '../pieces/empreinte.ts';

const D = 10;

export default defineModele({
  nom: 'patte-a-vis',
  params: Type.Object({ finition: choix(...FINITIONS), elancement: mesure(5, 26) }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 10 },
    { finition: 'inox', elancement: 22 },
  ],
  prise: { azimut: 0.8, elevation: 0.75 },
  construire({ finition, elancement }) {
    const longueur = elancement * D;
    const milieu = longueur * 0.52;
    const geometry = merge(
      thread({
        diametre: D * 0.98,
        noyau: D * 0.62,
        pas: D * 0.46,
        y0: 0,
        y1: milieu,
        pointe: D * 1.3,
      }),
      lathe([
        [D * 0.3, milieu - D * 0.5],
        [D * 0.44, milieu, 0.6],
        [D * 0.44, milieu + D * 0.6, 0.4],
        [D * 0.42, milieu + D * 0.7],
      ]),
      thread({
        diametre: D,
        noyau: D * 0.84,
        pas: D * 0.15,
        y0: milieu + D * 0.4,
        y1: longueur,
        profil: 'metrique',
      }),
      lathe([
        [D * 0.42, longueur - 0.6],
        [D * 0.38, longueur + 0.4],
      ]),
      recess({
        empreinte: 'torx',
        taille: D * 0.5,
        rayon: D * 0.38,
        y: longueur + 0.4,
        profondeur: D * 0.3,
      }),
    );
    return groupe(
      poser(groupe(piece(geometry, metal(finition, 'y'))), { rotation: [0.3, 0, -Math.PI / 2] }),
    );
  },
});
