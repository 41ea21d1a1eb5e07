/** Rivet nuts: knurled sleeve, flat flange, thread in its far half. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 4.6;
const STRIES = 30;

export default defineModele({
  nom: 'ecrou-a-sertir',
  params: Type.Object({ finition: choix(...FINITIONS), elancement: mesure(1.4, 2.4) }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 1.6 },
    { finition: 'inox', elancement: 2.2 },
  ],
  prise: { azimut: 0.5, elevation: 0.46 },
  construire({ finition, elancement }) {
    const h = elancement * R * 2;
    const corps = merge(
      surface(
        STRIES * 6,
        24,
        (u, v, out) => {
          const turn = u === 1 ? 0 : u * Math.PI * 2;
          const creux = v > 0.04 && v < 0.94 ? 0.035 * (1 + Math.cos(turn * STRIES)) : 0;
          const r = R * (1 - creux);
          out.set(r * Math.sin(turn), v * (h - 1), r * Math.cos(turn));
        },
        0.5,
      ),
      lathe([
        [R * 0.68, 0.5],
        [R * 0.74, 0, 0.1],
        [R * 0.92, 0, 0.3],
        [R, 0.3],
      ]),
      lathe([
        [R * 0.98, h - 1.1],
        [R * 1.42, h - 1, 0.15],
        [R * 1.42, h, 0.3],
        [R * 0.86, h, 0.2],
        [R * 0.8, h - 0.8, 0.2],
        [R * 0.8, h * 0.5, 0.2],
        [R * 0.68, h * 0.46],
      ]),
      thread({
        diametre: R * 1.5,
        noyau: R * 1.24,
        pas: R * 0.24,
        y0: 0.3,
        y1: h * 0.47,
        profil: 'metrique',
        finesse: 30,
      }),
    );
    const matiere = metal(finition, 'y');
    return groupe(
      piece(corps, matiere),
      poser(groupe(piece(corps, matiere, { rotation: [0, 0, -Math.PI / 2] })), {
        position: [-R * 2.2 - h * 0.5, R * 1.42, R * 0.6],
        rotation: [0, -0.5, -0.09],
      }),
    );
  },
});
