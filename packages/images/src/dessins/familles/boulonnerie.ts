/** Nuts, washers, studs and hanger bolts. */
import { filetMetrique } from '../formes/filets.ts';
import { corps, filets } from '../formes/fut.ts';
import { choixOf, metrique, mm } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import {
  axe,
  cercle,
  croix,
  ligne,
  polygone,
  regulier,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote, repere } from '../vue.ts';

/** A stud: a thread from end to end, told by its own length or that of its bar. */
function tige(filetage: string, longueur: string): Schema {
  return schemaVues(
    [filetage, longueur],
    (m) => {
      const d = metrique(m, filetage);
      const vrai = mm(m, longueur);
      const long = Math.min(vrai, 10 * d);
      const bout: Point = [long / 2, 0];
      return [
        {
          traits: [...filetMetrique({ de: 0, a: long, diametre: d }), axe([-d, 0], [long + d, 0])],
          cotes: [cote('bas', 0, long, longueur), cote('droite', -d / 2, d / 2, filetage)],
          rupture: long < vrai ? { sens: 'x', a: long / 2, bords: [-d / 2, d / 2] } : undefined,
        },
        {
          traits: [cercle(bout, d / 2), cercle(bout, d * 0.41, 'vide'), ...croix(bout, d / 2)],
          cotes: [],
        },
      ];
    },
    'colonne',
  );
}

/** Metric at one end, wood at the other. */
const patteAVis = schema(['filetage-metrique', 'longueur'], (m) => {
  const d = metrique(m, 'filetage-metrique');
  const vrai = mm(m, 'longueur');
  const long = Math.min(vrai, 11 * d);
  const milieu = long * 0.48;
  return {
    traits: [
      ...filetMetrique({ de: -milieu, a: 0, diametre: d }).map((trait) => trait),
      ...corps(d, 0.8 * d, true),
      ...filets(d, 0.8 * d, long - milieu, 'pointe', false),
      axe([-milieu - d, 0], [long - milieu + d, 0]),
    ],
    cotes: [
      cote('bas', -milieu, long - milieu, 'longueur', { depuis: [d / 2, 0] }),
      cote('gauche', -d / 2, d / 2, 'filetage-metrique'),
    ],
    rupture: long < vrai ? { sens: 'x', a: -milieu * 0.45, bords: [-d / 2, d / 2] } : undefined,
  };
});

/** Across its flats, as it is known by its thread alone. */
function ecrou(frein: boolean): Schema {
  return schemaVues(['filetage-metrique'], (m) => {
    const d = metrique(m, 'filetage-metrique');
    const r = d * 0.95;
    const h = d * 0.82;
    const cotes = [repere([0.29 * d, 0.29 * d], [70, 120], 'filetage-metrique', { mot: true })];
    return [
      {
        traits: [
          polygone(regulier([0, 0], r, 6)),
          cercle([0, 0], r * 0.8, 'vide'),
          cercle([0, 0], d * 0.5, 'vide'),
          cercle([0, 0], d * 0.42, 'vide'),
          ...croix([0, 0], r),
        ],
        cotes,
      },
      {
        traits: [
          ...(frein
            ? tourne([
                [-0.28 * d, 0.6 * d],
                [0, 0.7 * d],
              ])
            : []),
          polygone([
            [0, -r + 0.1 * d],
            [0.1 * d, -r],
            [h - 0.1 * d, -r],
            [h, -r + 0.1 * d],
            [h, r - 0.1 * d],
            [h - 0.1 * d, r],
            [0.1 * d, r],
            [0, r - 0.1 * d],
          ]),
          ...[-0.5, 0.5].map((part) =>
            ligne(
              [
                [0, part * r],
                [h, part * r],
              ],
              'fin',
            ),
          ),
          axe([-0.6 * d, 0], [h + 0.4 * d, 0]),
        ],
        cotes: [],
      },
    ];
  });
}

const LARGEUR_RONDELLE: Readonly<Record<string, number>> = {
  moyenne: 1,
  large: 1.35,
  'tres-large': 1.75,
};

const rondelle = schemaVues(['filetage-metrique'], (m) => {
  const d = metrique(m, 'filetage-metrique');
  const r = d * (LARGEUR_RONDELLE[choixOf(m, 'serie-rondelle')] ?? 1);
  const e = d * 0.2;
  const trou = d * 0.54;
  const bande = (y: number, a: number): Trait =>
    polygone(
      [
        [0, y],
        [e, y],
        [e, a],
        [0, a],
      ],
      'hachures',
    );
  return [
    {
      traits: [cercle([0, 0], r), cercle([0, 0], trou, 'vide'), ...croix([0, 0], r)],
      cotes: [
        repere([trou * 0.7, trou * 0.7], [r > d * 1.3 ? 120 : 80, 150], 'filetage-metrique', {
          mot: true,
        }),
      ],
    },
    {
      traits: [
        bande(-r, -trou),
        bande(trou, r),
        ...[0, e].map((x) =>
          ligne([
            [x, -trou],
            [x, trou],
          ]),
        ),
        axe([-e, 0], [2 * e, 0]),
      ],
      cotes: [],
    },
  ];
});

export const BOULONNERIE: Schemas = {
  'tige-filetee': [tige('filetage-tige', 'longueur'), tige('filetage-metrique', 'longueur-barre')],
  'patte-a-vis': patteAVis,
  ecrou: ecrou(false),
  'ecrou-frein': ecrou(true),
  rondelle,
};
