/** Anchors and threaded inserts. */
import { filetBois, filetMetrique } from '../formes/filets.ts';
import { tige } from '../formes/tige.ts';
import { mm } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { ligne, tourne } from '../traits.ts';
import { cote } from '../vue.ts';

const goujon = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  bord: 'gauche',
  rupture: 0.62,
  cote: (d, l) => [
    ...filetMetrique({ de: 0.02 * d, a: l * 0.48, diametre: d }),
    ...tourne([
      [l * 0.48, d / 2],
      [l - 1.7 * d, d / 2],
      [l - 1.7 * d, d * 0.4],
      [l - 0.6 * d, d * 0.4],
      [l - 0.5 * d, d * 0.52],
      [l, d * 0.52],
    ]),
    ...tourne([
      [l - 1.6 * d, d * 0.52],
      [l - 0.8 * d, d * 0.54],
    ]),
    ...tourne([
      [0.5 * d, d * 0.92],
      [1.2 * d, d * 0.92],
    ]),
    ...[-0.46, 0.46].map((part) =>
      ligne(
        [
          [0.5 * d, part * d],
          [1.2 * d, part * d],
        ],
        'fin',
      ),
    ),
    ...tourne([
      [1.2 * d, d * 1.05],
      [1.38 * d, d * 1.05],
    ]),
  ],
});

const insert = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  cote: (d, l) => [
    ...filetBois({ de: 0.15 * d, a: l, diametre: d * 1.55, noyau: 0.8, pas: 0.34 * d }),
    ...tourne([
      [0, d * 0.95],
      [0.15 * d, d * 0.95],
    ]),
    ...[-0.5, 0.5].map((part) =>
      ligne(
        [
          [0, part * d],
          [l, part * d],
        ],
        'cache',
      ),
    ),
  ],
});

/** What it grips between its head and where it bulges. */
const ecrouASertir = schema(['filetage-metrique', 'epaisseur-serree'], (m) => {
  const e = mm(m, 'epaisseur-serree');
  const d = Number(/\d+/.exec(m.get('filetage-metrique')?.code ?? '')?.[0] ?? 8);
  const l = d * 2.1;
  return {
    traits: [
      ...tourne([
        [-0.2 * d, d * 1.05],
        [0, d * 1.05],
      ]),
      ...tourne([
        [0, d * 0.72],
        [e, d * 0.72],
        [e, d * 0.68],
        [l * 0.5, d * 0.68],
        [l * 0.5, d * 0.72],
        [l, d * 0.72],
      ]),
      ...[-0.5, 0.5].map((part) =>
        ligne(
          [
            [-0.2 * d, part * d],
            [l, part * d],
          ],
          'cache',
        ),
      ),
    ],
    cotes: [
      cote('haut', 0, e, 'epaisseur-serree', { depuis: [-d * 0.8, -d * 0.8] }),
      cote('droite', -d / 2, d / 2, 'filetage-metrique'),
    ],
  };
});

export const ANCRAGES: Schemas = {
  'goujon-ancrage': goujon,
  'ecrou-a-sertir': ecrouASertir,
  'insert-a-bois': insert,
};
