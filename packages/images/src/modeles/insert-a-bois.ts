/** Threaded wood inserts: sharp coarse thread outside, metric thread and hexagon inside. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { recess } from '../pieces/empreinte.ts';

const D = 12;

export default defineModele({
  nom: 'insert-a-bois',
  params: Type.Object({ finition: choix(...FINITIONS), elancement: mesure(0.8, 3) }),
  extremes: [
    { finition: 'nickel', elancement: 1.2 },
    { finition: 'laiton', elancement: 2.4 },
  ],
  prise: { azimut: 0.55, elevation: 0.5 },
  construire({ finition, elancement }) {
    const h = D * elancement;
    const corps = merge(
      thread({
        diametre: D,
        noyau: D * 0.72,
        pas: D * 0.3,
        y0: 0,
        y1: h - D * 0.04,
        profil: 'bois',
      }),
      lathe([
        [D * 0.24, h * 0.3],
        [D * 0.24, 0],
        [D * 0.3, 0, 0.2],
        [D * 0.32, 0.4],
      ]),
      lathe([
        [D * 0.36, h - D * 0.2],
        [D * 0.6, h - D * 0.13, 0.15],
        [D * 0.6, h - 0.2, 0.3],
        [D * 0.56, h],
      ]),
      recess({
        empreinte: 'six-pans',
        taille: D * 0.52,
        rayon: D * 0.56,
        y: h,
        profondeur: h * 0.7,
      }),
    );
    const matiere = metal(finition, 'y');
    return groupe(
      piece(corps, matiere),
      poser(groupe(piece(corps, matiere, { rotation: [0.4, 0, -Math.PI / 2] })), {
        position: [-D * 0.9 - h * 0.5, D * 0.58, D * 0.15],
        rotation: [0, -0.55, 0],
      }),
    );
  },
});
