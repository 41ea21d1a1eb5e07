/** Folding step stools: deep ribbed treads, a hoop to hold from three treads up. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { defineModele, nombre } from '../modele.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'marchepied',
  params: Type.Object({ marches: nombre(2, 4) }),
  extremes: [{ marches: 2 }, { marches: 3 }, { marches: 4 }],
  prise: { azimut: 0.6, elevation: 0.26 },
  construire({ marches }) {
    const pas = 235;
    const h = marches * pas;
    const z = (y: number) => (h - y) * 0.62;
    const w = 210;
    const avant = [-1, 1].map((x) => tige([x * (w + 26), 8, z(0) + 60], [x * w, h - 12, 60], 13));
    const arriere = [-1, 1].map((x) =>
      tige([x * (w + 20), 8, -130], [x * (w - 24), h - 12, -60], 13),
    );
    const arceau =
      marches >= 3
        ? [
            tube(
              curve([
                [-w, h - 20, 40],
                [-w, h + 330, -30],
                [-w + 50, h + 440, -52],
                [0, h + 452, -54],
                [w - 50, h + 440, -52],
                [w, h + 330, -30],
                [w, h - 20, 40],
              ]),
              13,
              { pas: 90, cotes: 18 },
            ),
          ]
        : [];
    const plateaux = Array.from({ length: marches }, (_, i) => {
      const y = (i + 1) * pas;
      const cz = i === marches - 1 ? -10 : z(y) - 20;
      return merge(
        box(2 * w - 16, 26, 236, 8).translate(0, y, cz),
        ...Array.from({ length: 10 }, (__, k) =>
          box(2 * w - 40, 29, 9, 2).translate(0, y + 1, cz - 100 + k * 22),
        ),
      );
    });
    return groupe(
      piece(
        merge(...avant, ...arriere, ...arceau, tige([-w - 14, 150, -126], [w + 14, 150, -126], 10)),
        aluBrosse('y'),
      ),
      piece(merge(...plateaux), aluBrosse('x')),
      piece(
        merge(
          ...[-1, 1].flatMap((x) => [
            box(38, 40, 40, 10).translate(x * (w + 26), 18, z(0) + 60),
            box(38, 40, 40, 10).translate(x * (w + 20), 18, -130),
          ]),
        ),
        caoutchouc(),
      ),
    );
  },
});
