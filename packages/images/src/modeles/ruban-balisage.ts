/** Barrier tape on its roll, an end hanging out; slanted stripes of two colours. */
import * as Type from 'typebox';
import { dessiner, remplir, tracer } from '../etiquettes/dessin.ts';
import { imprime } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { carton } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const LARGE = 75;

export default defineModele({
  nom: 'ruban-balisage',
  params: Type.Object({
    motif: choix('rouge-blanc', 'jaune-noir'),
    /** Radius of the roll: its length. */
    rayon: mesure(45, 95),
  }),
  extremes: [
    { motif: 'rouge-blanc', rayon: 55 },
    { motif: 'jaune-noir', rayon: 85 },
  ],
  prise: { azimut: 0.5, elevation: 0.34, cadre: 0.86 },
  construire({ motif, rayon: r }) {
    const [a, b] = motif === 'rouge-blanc' ? ['#c4221f', '#ecebe7'] : ['#e8b50f', '#232427'];
    const raies = (n: number) =>
      dessiner(1024, 256, (toile) => {
        remplir(toile, b, 0, 0, 1024, 256);
        const pas = 1024 / n;
        for (let i = -1; i <= n; i++) {
          const x = i * pas;
          tracer(toile, a, [
            [x, 256],
            [x + pas / 2, 256],
            [x + pas / 2 + 128, 0],
            [x + 128, 0],
          ]);
        }
      });
    const tour = surface(
      128,
      2,
      (u, v, out) => {
        const t = u === 1 ? 0 : u * Math.PI * 2;
        out.set(r * Math.sin(t), r * Math.cos(t), (v - 0.5) * LARGE);
      },
      1,
    );
    const flanc = lathe(
      [
        [24, LARGE / 2],
        [r, LARGE / 2],
        [r, -LARGE / 2],
        [24, -LARGE / 2],
      ]
        .map(([x = 0, y = 0]) => [x, y] as const)
        .reverse(),
      96,
    ).rotateX(Math.PI / 2);
    const mandrin = lathe(
      [
        [20, -LARGE / 2 - 1],
        [24, -LARGE / 2 - 1],
        [24, LARGE / 2 + 1],
        [20, LARGE / 2 + 1],
        [20, -LARGE / 2 - 1],
      ],
      64,
    ).rotateX(Math.PI / 2);
    const bout = surface(
      60,
      2,
      (u, v, out) => {
        const l = u * r * 2.6;
        out.set(l, -r + 0.5 + 5 * (l / r / 2.6) ** 2 * (1 + Math.sin(l * 0.05)), (v - 0.5) * LARGE);
      },
      1,
    );
    return poser(
      groupe(
        piece(
          flanc,
          imprime(
            dessiner(8, 8, (t) =>
              remplir(t, motif === 'rouge-blanc' ? '#dfb3af' : '#b9974a', 0, 0, 8, 8),
            ),
            0.5,
          ),
        ),
        piece(tour, imprime(raies(8), 0.35), { echelle: [1.004, 1.004, 1] }),
        piece(bout, imprime(raies(4), 0.35), {}),
        piece(mandrin, carton()),
      ),
      { position: [0, r, 0] },
    );
  },
});
