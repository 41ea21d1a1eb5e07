/** Chisels of rotary hammers: point, flat, spade, gouge on an SDS shank. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';

export default defineModele({
  nom: 'burin-sds',
  params: Type.Object({
    queue: choix('sds-plus', 'sds-max'),
    forme: choix('pic', 'plat', 'beche', 'gouge'),
    largeur: mesure(10, 120),
    longueur: mesure(240, 610),
  }),
  extremes: [
    { queue: 'sds-plus', forme: 'plat', largeur: 20, longueur: 250 },
    { queue: 'sds-max', forme: 'pic', largeur: 18, longueur: 400 },
    { queue: 'sds-max', forme: 'beche', largeur: 80, longueur: 400 },
    { queue: 'sds-plus', forme: 'gouge', largeur: 22, longueur: 250 },
  ],
  prise: { azimut: 0.8, elevation: 0.8 },
  construire({ queue: sorte, forme, largeur, longueur }) {
    const { rayon, longueur: bas } = MESURES_QUEUE[sorte];
    const corps = rayon * 1.25;
    const taille = forme === 'pic' ? corps * 5 : Math.max(corps * 6, largeur * 1.1);
    const geometry = merge(
      queue(sorte, bas),
      lathe([
        [rayon, bas - 0.5],
        [rayon * 1.05, bas + rayon * 0.3, 0.5],
        [rayon * 1.05, bas + rayon, 1],
        [corps, bas + rayon * 2.4, 2],
        [corps, longueur - taille + 1],
      ]),
      tranchant(forme, corps, largeur / 2, longueur - taille, longueur),
    );
    return groupe(
      poser(groupe(piece(geometry, acierBruni())), { rotation: [-0.9, 0, -Math.PI / 2] }),
    );
  },
});

/** From the round bar to the edge: wider, thinner, hollow as its form wants. */
function tranchant(
  forme: 'pic' | 'plat' | 'beche' | 'gouge',
  r: number,
  demi: number,
  y0: number,
  y1: number,
): BufferGeometry {
  return surface(
    64,
    48,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const y = y0 + (y1 - y0) * v;
      if (forme === 'pic') {
        const rayon = r * (v < 0.25 ? 1 : Math.max(0.02, 1 - (v - 0.25) / 0.75));
        return void out.set(rayon * s, y, rayon * c);
      }
      const ouvre = forme === 'beche' ? Math.min(1, v / 0.5) : v;
      const large = r + (demi - r) * ouvre ** 1.4;
      const mince = Math.max(0.25, r * (1 - v) ** 0.8);
      // A flat section: the square of the circle.
      const carre = 1 + v * 3;
      const x = large * Math.sign(s) * Math.abs(s) ** (1 / carre);
      const creux = forme === 'gouge' ? (x / demi) ** 2 * demi * 0.55 * v : 0;
      out.set(x, y, mince * Math.sign(c) * Math.abs(c) ** (1 / carre) + creux);
    },
    0.5,
  );
}
