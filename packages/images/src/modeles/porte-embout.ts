/** Bit holders: hexagon shank, stainless body, sliding collar, a bit in place. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { surface } from '../geometrie/surface.ts';
import { acierNoirci, hss, inoxBrosse } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';
import { sixPans } from '../pieces/six-pans.ts';

const CRANS = 36;

export default defineModele({
  nom: 'porte-embout',
  params: Type.Object({ longueur: mesure(55, 305) }),
  extremes: [{ longueur: 60 }, { longueur: 150 }, { longueur: 300 }],
  prise: { azimut: 0.7, elevation: 0.62 },
  construire({ longueur }) {
    const { longueur: bas } = MESURES_QUEUE.hexagonal;
    const bague = longueur - 20;
    return groupe(
      poser(
        groupe(
          piece(queue('hexagonal', bas).rotateZ(-Math.PI / 2), acierNoirci()),
          piece(
            latheX([
              [2.6, bas - 1],
              [4.4, bas + 0.6, 0.6],
              [4.4, bague, 0.4],
              [5, bague + 0.4, 0.3],
              [5, longueur, 0.5],
              [3.8, longueur, 0.3],
              [3.6, longueur - 8],
              [0, longueur - 8],
            ]),
            inoxBrosse('x'),
          ),
          piece(molette(bague + 3, longueur - 4), hss()),
          // The end of a bit, to say what it is for.
          piece(
            sixPans({ plats: 6.3, hauteur: 7, alesage: 0 }).rotateZ(-Math.PI / 2),
            acierNoirci(),
            { position: [longueur - 3, 0, 0] },
          ),
          piece(
            latheX([
              [3, longueur + 3.6],
              [2, longueur + 6, 0.6],
              [1.9, longueur + 9, 0.4],
              [0.6, longueur + 13, 0.2],
              [0, longueur + 13],
            ]),
            acierNoirci(),
          ),
        ),
        { rotation: [0.3, 0, 0] },
      ),
    );
  },
});

/** Knurled, to be pulled back with the fingers. */
function molette(x0: number, x1: number) {
  return surface(
    CRANS * 6,
    8,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const bord = v < 0.05 || v > 0.95 ? 5 : 6.6;
      const cran = v > 0.1 && v < 0.9 ? 0.22 * Math.cos(turn * CRANS) : 0;
      const r = bord + cran;
      out.set(x0 + (x1 - x0) * v, r * Math.cos(turn), r * Math.sin(turn));
    },
    0.5,
  );
}
