/** Threaded rod: a bar cut short by the frame, its end in front. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const D = 10;

export default defineModele({
  nom: 'tige-filetee',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Length shown over diameter. */
    elancement: mesure(10, 30),
  }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 16 },
    { finition: 'inox', elancement: 26 },
  ],
  prise: { azimut: 0.78, elevation: 0.62 },
  construire({ finition, elancement }) {
    const longueur = elancement * D;
    const matiere = metal(finition, 'y');
    const bout = (y: number, sens: 1 | -1) =>
      lathe(
        sens > 0
          ? [
              [D * 0.42, y - 0.8],
              [D * 0.37, y, 0.2],
              [0, y],
            ]
          : [
              [0, y],
              [D * 0.37, y, 0.2],
              [D * 0.42, y + 0.8],
            ],
      );
    const tige = merge(
      thread({
        diametre: D,
        noyau: D * 0.84,
        pas: D * 0.18,
        y0: 0,
        y1: longueur,
        profil: 'metrique',
        finesse: 18,
      }),
      bout(0, -1),
      bout(longueur, 1),
    );
    const couchee = (z: number, x: number) =>
      poser(groupe(piece(tige, matiere)), {
        position: [x, 0, z],
        rotation: [0, 0, -Math.PI / 2],
      });
    return groupe(couchee(0, 0), couchee(-D * 1.25, -D * 1.6), couchee(D * 1.3, -D * 0.9));
  },
});
