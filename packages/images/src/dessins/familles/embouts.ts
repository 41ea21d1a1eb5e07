/** Screwdriver bits and router cutters. */
import { queue } from '../formes/queue.ts';
import { tige, type Tige } from '../formes/tige.ts';
import { mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { segment, tourne, type Point } from '../traits.ts';
import { cote, repere } from '../vue.ts';

function embout(diametre: Tige['diametre'], code?: string): Schema {
  return tige({
    diametre,
    longueur: 'longueur',
    elancement: 9,
    rupture: 0.5,
    cote: (d, l, m) => [
      ...queue(m, Math.min(l * 0.5, d * 2.2), d * 0.5),
      ...tourne([
        [Math.min(l * 0.5, d * 2.2), d * 0.36],
        [l - d * 0.7, d * 0.36],
        [l - d * 0.5, d * 0.3],
        [l, d * 0.24],
      ]),
      segment(l - d * 0.5, -d * 0.1, l, -d * 0.1),
      segment(l - d * 0.5, d * 0.1, l, d * 0.1),
    ],
    ...(code === undefined
      ? {}
      : { autres: (d, l) => [repere([l - d * 0.2, -d * 0.25], [40, -70], code)] }),
  });
}

/** A socket on a hexagon shank. */
const douilleMagnetique = tige({
  diametre: (l) => l * 0.2,
  longueur: 'longueur',
  cote: (d, l, m) => [
    ...queue(m, l * 0.5, d * 0.3),
    ...tourne([
      [l * 0.5, d * 0.42],
      [l * 0.56, d * 0.6],
      [l, d * 0.6],
    ]),
    segment(l * 0.74, -d * 0.38, l, -d * 0.38, 'cache'),
    segment(l * 0.74, d * 0.38, l, d * 0.38, 'cache'),
    segment(l * 0.74, -d * 0.38, l * 0.74, d * 0.38, 'cache'),
  ],
  autres: (d, l) => [cote('droite', -d * 0.38, d * 0.38, 'cote-sur-plats', { depuis: [l, l] })],
});

/** A cutter: its shank, and what cuts; its two diameters and how deep it goes. */
function fraise(roulement: boolean): Schema {
  return schema(['diametre', 'longueur-utile', 'queue-fraise'], (m) => {
    const d = mm(m, 'diametre');
    const l = mm(m, 'longueur-utile');
    const q = mm(m, 'queue-fraise');
    const long = Math.max(2.6 * q, l * 0.9);
    const fin = roulement ? l + d * 0.25 : l;
    return {
      traits: [
        ...tourne([
          [-long, q * 0.44],
          [-long + q * 0.1, q / 2],
          [0, q / 2],
        ]),
        ...tourne([
          [0, d * 0.46],
          [l * 0.08, d / 2],
          [l, d / 2],
        ]),
        segment(l * 0.08, -d * 0.14, l, -d * 0.14, 'contour'),
        segment(l * 0.08, d * 0.14, l, d * 0.14, 'contour'),
        ...(roulement
          ? tourne([
              [l, d * 0.5],
              [fin, d * 0.5],
            ])
          : []),
        segment(-long - q * 0.4, 0, fin + q * 0.5, 0, 'axe'),
      ],
      cotes: [
        cote('bas', 0, l, 'longueur-utile', { depuis: [d / 2, d / 2] }),
        cote('droite', -d / 2, d / 2, 'diametre', { signe: 'Ø' }),
        cote('gauche', -q / 2, q / 2, 'queue-fraise', { signe: 'Ø' }),
      ],
    };
  });
}

const quartDeRond = schema(['rayon', 'queue-fraise'], (m) => {
  const r = mm(m, 'rayon');
  const q = mm(m, 'queue-fraise');
  const noyau = q * 0.6;
  const long = q * 3;
  const courbe: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = ((i / 9) * Math.PI) / 2;
    return [r * 0.3 + r * Math.sin(a), noyau + r * Math.cos(a)];
  });
  const profil: Point[] = [
    [0, noyau + r],
    [r * 0.3, noyau + r],
    ...courbe,
    [r * 1.3, noyau],
    [r * 1.3 + q * 0.5, noyau],
  ];
  return {
    traits: [
      ...tourne([
        [-long, q * 0.44],
        [-long + q * 0.1, q / 2],
        [0, q / 2],
      ]),
      ...tourne(profil, { aretes: false }),
      segment(r * 1.3, -noyau, r * 1.3, noyau, 'contour'),
      segment(-long - q * 0.4, 0, r * 1.3 + q, 0, 'axe'),
    ],
    cotes: [
      repere([r * 0.3 + r * 0.71, -(noyau + r * 0.71)], [70, -70], 'rayon', { signe: 'R' }),
      cote('gauche', -q / 2, q / 2, 'queue-fraise', { signe: 'Ø' }),
    ],
  };
});

export const EMBOUTS: Schemas = {
  'embout-vissage': embout((l) => Math.max(l * 0.24, 6.35), 'empreinte-embout'),
  'embout-vissage-long': embout((l) => Math.max(l * 0.13, 6.35), 'empreinte-embout'),
  'porte-embout': embout((l) => Math.max(l * 0.11, 6.35)),
  'douille-magnetique': douilleMagnetique,
  'fraise-droite': fraise(false),
  'fraise-a-affleurer': fraise(true),
  'fraise-quart-de-rond': quartDeRond,
};
