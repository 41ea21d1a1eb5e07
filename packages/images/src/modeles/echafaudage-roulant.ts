/** Mobile towers: ladder frames stacked, braces, decks with hatches, toe boards, wheels. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { bois } from '../matieres/bois.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';
import { roue } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'echafaudage-roulant',
  params: Type.Object({
    /** Working height, metres: the deck is two below. */
    travail: mesure(4, 10.5),
  }),
  extremes: [{ travail: 5.2 }, { travail: 4.2 }, { travail: 10.3 }],
  prise: { azimut: 0.6, elevation: 0.18, cadre: 0.9 },
  construire({ travail }) {
    const plancher = (travail - 2) * 1000;
    const haut = plancher + 1000;
    const [l, p] = [900, 380];
    const bas = 260;
    const cadres = [-1, 1].flatMap((x) => [
      ...[-1, 1].map((z) => tige([x * l, bas, z * p], [x * l, haut, z * p], 25)),
      ...Array.from({ length: Math.floor((haut - bas) / 250) }, (_, i) =>
        tige([x * l, bas + 120 + i * 250, -p], [x * l, bas + 120 + i * 250, p], 17, 10),
      ),
    ]);
    const niveaux = Math.max(1, Math.round(plancher / 2000));
    const lisses = [bas + 60, plancher + 500, haut - 20].flatMap((y) =>
      [-1, 1].map((z) => tige([-l, y, z * p], [l, y, z * p], 20)),
    );
    const croix = Array.from({ length: niveaux }, (_, i) => {
      const y0 = bas + 100 + (i * (plancher - bas - 100)) / niveaux;
      const y1 = bas + 60 + ((i + 1) * (plancher - bas - 100)) / niveaux;
      return [tige([-l, y0, p], [l, y1, p], 17), tige([l, y0, -p], [-l, y1, -p], 17)];
    }).flat();
    const etages = Array.from({ length: niveaux }, (_, i) => plancher - i * 2000).filter(
      (y) => y > 900,
    );
    const appuis = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => [x * (l + 420), z * (p + 560)] as const),
    );
    return groupe(
      piece(
        merge(
          ...cadres,
          ...lisses,
          ...croix,
          ...appuis.flatMap(([x, z]) => [
            tige([x, 30, z], [Math.sign(x) * l, 1500, Math.sign(z) * p], 20),
            tige([x, 60, z], [Math.sign(x) * l, 420, Math.sign(z) * p], 16),
          ]),
        ),
        aluBrosse('y'),
      ),
      piece(
        merge(...etages.map((y) => box(2 * l - 60, 26, 2 * p - 30, 4).translate(0, y, 0))),
        bois('bouleau', { fil: 'x', travers: 'z' }),
      ),
      piece(
        merge(
          ...etages.flatMap((y) =>
            [-1, 1].map((z) => box(2 * l - 40, 50, 30, 4).translate(0, y, z * (p - 10))),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          ...[-1, 1].map((z) => box(2 * l, 150, 22, 4).translate(0, plancher + 90, z * p)),
          ...[-1, 1].map((x) => box(22, 150, 2 * p, 4).translate(x * (l - 26), plancher + 90, 0)),
        ),
        plastique('#c98f0c'),
      ),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => poser(roue(200, 50, 'polyamide'), { position: [x * l, 100, z * p] })),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => box(70, 150, 70, 8).translate(x * l, 220, z * p)),
          ),
          ...appuis.map(([x, z]) => box(110, 40, 110, 10).translate(x, 20, z)),
        ),
        plastique('#2b2e33'),
      ),
    );
  },
});
