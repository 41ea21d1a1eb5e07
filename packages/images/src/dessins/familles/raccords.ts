/** Fittings of pipes. */
import { tige } from '../formes/tige.ts';
import { choixOf, mm, type Mesures } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import {
  arc,
  deplacer,
  polygone,
  rectangle,
  segment,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote, repere } from '../vue.ts';

/** A socket at x = 0, the pipe going to the left by a length. */
function branche(d: number, l: number, quarts: number): Trait[] {
  const r = d / 2;
  const traits = tourne([
    [0, r * 0.92],
    [l - d * 0.55, r * 0.92],
    [l - d * 0.55, r],
    [l, r],
  ]);
  return deplacer(traits, { quarts });
}

function coude(d: number, angle: number): Trait[] {
  const r = d / 2;
  const rayon = d * 0.95;
  const c: Point = [-rayon, -rayon];
  const corps = polygone([
    ...arc(c, rayon + r * 0.92, 90, 90 - angle),
    ...arc(c, rayon - r * 0.92, 90 - angle, 90),
  ]);
  const manchon: Trait[] = tourne([
    [0, r],
    [d * 0.6, r],
  ]);
  const gauche = deplacer(manchon, { quarts: 2, de: [-rayon, 0] });
  if (angle === 90) return [corps, ...gauche, ...deplacer(manchon, { quarts: 3, de: [0, -rayon] })];
  const rad = ((90 - angle) * Math.PI) / 180;
  const bout: Point = [c[0] + rayon * Math.cos(rad), c[1] + rayon * Math.sin(rad)];
  const dir: Point = [Math.sin(rad), -Math.cos(rad)];
  const n: Point = [-dir[1], dir[0]];
  const coin = (a: number, b: number): Point => [
    bout[0] + dir[0] * a + n[0] * b,
    bout[1] + dir[1] * a + n[1] * b,
  ];
  return [
    corps,
    ...gauche,
    polygone([coin(0, -r), coin(d * 0.6, -r), coin(d * 0.6, r), coin(0, r)]),
  ];
}

/** By its form: elbow, tee, sleeve, cap; what it joins is told at its left end. */
function raccord(forme: string): Schema {
  return schema(['diametre', forme], (m) => {
    const d = mm(m, 'diametre');
    const quoi = choixOf(m, forme);
    const l = d * 1.3;
    const r = d / 2;
    const traits = /^coude|equerre/.test(quoi)
      ? coude(d, quoi.includes('45') ? 45 : 90)
      : /^(te|embranchement)/.test(quoi)
        ? [...branche(d, l, 3), ...branche(d, l, 2), ...branche(d, l, 0)]
        : quoi.startsWith('bouchon')
          ? [
              ...tourne([
                [-l, r],
                [0, r],
                [d * 0.12, r * 0.8],
              ]),
            ]
          : [...branche(d, l, 2), ...branche(d, l, 0)];
    const gauche = /^coude|equerre/.test(quoi) ? -d * 1.55 : -l;
    return {
      traits,
      cotes: [
        cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [gauche, gauche] }),
        ...(m.has('filetage-gaz')
          ? [
              repere(
                [
                  /^coude|equerre/.test(quoi) ? r : l,
                  /^coude|equerre/.test(quoi) ? -d * 1.2 : -r * 0.6,
                ],
                [50, -50],
                'filetage-gaz',
              ),
            ]
          : []),
      ],
    };
  });
}

/** Known by its thread alone. */
function filete(traits: (d: number, m: Mesures) => Trait[]): Schema {
  return schema(['filetage-gaz'], (m) => {
    const d = 20;
    return {
      traits: traits(d, m),
      cotes: [repere([d * 1.5, -d * 0.35], [60, -70], 'filetage-gaz', { mot: true })],
    };
  });
}

const raccordFilete = filete((d, m) => {
  const quoi = choixOf(m, 'forme-raccord');
  if (quoi.startsWith('coude')) return coude(d, 90);
  if (quoi.startsWith('te'))
    return [...branche(d, d * 1.5, 3), ...branche(d, d * 1.5, 2), ...branche(d, d * 1.5, 0)];
  return [
    ...branche(d, d * 1.5, 2),
    ...branche(d, d * 1.5, 0),
    rectangle([-d * 0.3, -d * 0.62], [d * 0.6, d * 1.24]),
  ];
});

const vanne = filete((d, m) => [
  ...branche(d, d * 1.6, 2),
  ...branche(d, d * 1.6, 0),
  polygone([
    [-d * 0.7, -d * 0.62],
    [d * 0.7, -d * 0.62],
    [d * 0.7, d * 0.62],
    [-d * 0.7, d * 0.62],
  ]),
  rectangle([-d * 0.16, -d * 1.05], [d * 0.32, d * 0.44]),
  choixOf(m, 'manoeuvre-vanne') === 'papillon'
    ? rectangle([-d * 0.9, -d * 1.3], [d * 1.8, d * 0.3], { rayon: d * 0.14 })
    : rectangle([-d * 2.6, -d * 1.26], [d * 3, d * 0.24], { rayon: d * 0.1 }),
]);

const flexible = tige({
  diametre: (l) => Math.max(l * 0.05, 10),
  longueur: 'longueur',
  elancement: 12,
  cote: (d, l) => [
    ...tourne([
      [d * 1.2, d * 0.4],
      [l - d * 1.2, d * 0.4],
    ]),
    ...Array.from({ length: 16 }, (_, i) => d * 1.4 + ((l - d * 2.8) * i) / 15).map((x) =>
      segment(x, -d * 0.4, x - d * 0.3, d * 0.4),
    ),
    ...[0, l - d * 1.2].flatMap((x) =>
      tourne([
        [x, d * 0.62],
        [x + d * 1.2, d * 0.62],
      ]),
    ),
  ],
  autres: (d, l, m) =>
    m.has('filetage-gaz') ? [repere([l - d * 0.5, -d * 0.6], [30, -70], 'filetage-gaz')] : [],
});

const siphon = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  const r = d / 2;
  return {
    traits: [
      rectangle([-r, -d * 2.4], [d, d * 1.6]),
      rectangle([-d * 0.62, -d * 1.2], [d * 1.24, d * 0.36], { rayon: d * 0.06 }),
      rectangle([-d, -d * 0.84], [d * 2, d * 2], { rayon: d * 0.4 }),
      rectangle([d, -d * 0.5], [d * 1.8, d]),
      rectangle([d, -d * 0.62], [d * 0.34, d * 1.24], { rayon: d * 0.06 }),
    ],
    cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø' })],
  };
});

export const RACCORDS: Schemas = {
  'raccord-cuivre': raccord('forme-raccord'),
  'raccord-laiton': [raccord('forme-raccord'), raccordFilete],
  'raccord-sertir': raccord('forme-raccord'),
  'raccord-pvc': raccord('forme-pvc'),
  'vanne-bille': vanne,
  'flexible-sanitaire': flexible,
  siphon,
};
