/** Handles, stops and plates of doors and furniture. */
import { trous } from '../formes/trous.ts';
import { borner, mm } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import {
  arc,
  arrondi,
  cercle,
  croix,
  ligne,
  polygone,
  rectangle,
  segment,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote } from '../vue.ts';

/** A bar on two feet: centre to centre. */
function barre(epaisse: boolean): Schema {
  return schemaVues(
    ['entraxe', 'diametre'],
    (m) => {
      const d = mm(m, 'diametre');
      const vrai = mm(m, 'entraxe');
      const e = borner(vrai, d * 4, d * 9);
      const saillie = d * (epaisse ? 2 : 2.6);
      const bout = d * 1.6;
      const pied = (x: number): Trait[] => [
        rectangle([x - d * 0.36, d / 2], [d * 0.72, saillie - d / 2]),
      ];
      return [
        {
          traits: [
            ...pied(-e / 2),
            ...pied(e / 2),
            rectangle([-e / 2 - bout, -d / 2], [e + 2 * bout, d], { rayon: d * 0.12 }),
            segment(-e / 2, -d * 0.9, -e / 2, saillie + d * 0.4, 'axe'),
            segment(e / 2, -d * 0.9, e / 2, saillie + d * 0.4, 'axe'),
          ],
          cotes: [
            cote('bas', -e / 2, e / 2, 'entraxe', { depuis: [saillie, saillie] }),
            cote('droite', -d / 2, d / 2, 'diametre', { signe: 'Ø' }),
          ],
          rupture: e < vrai ? { sens: 'x', a: 0, bords: [-d / 2, d / 2] } : undefined,
        },
      ];
    },
    'colonne',
  );
}

const coquille = schema(['entraxe'], (m) => {
  const e = mm(m, 'entraxe');
  const l = e * 1.3;
  const h = e * 0.5;
  return {
    traits: [
      polygone([
        [-l / 2, 0],
        ...arc([0, 0], 1, 180, 360).map(([x, y]): Point => [(x * l) / 2, y * h]),
      ]),
      {
        ...ligne(
          [...arc([0, 0], 1, 180, 360)].map(([x, y]): Point => [x * l * 0.44, y * h * 0.84]),
        ),
        style: 'fin',
      },
      ...trous(
        [
          [-e / 2, -h * 0.16],
          [e / 2, -h * 0.16],
        ],
        e * 0.035,
      ),
    ],
    cotes: [cote('bas', -e / 2, e / 2, 'entraxe', { depuis: [0, 0] })],
  };
});

/** Plate, lever and key, seen from the front. */
const bequillePlaque = schema(['entraxe'], (m) => {
  const e = mm(m, 'entraxe');
  const l = e * 0.24;
  return {
    traits: [
      rectangle([-l / 2, -e * 0.16], [l, e * 1.32], { rayon: l * 0.2 }),
      rectangle([-l * 0.3, e * 0.12], [l * 3.4, l * 0.42], { rayon: l * 0.14 }),
      cercle([0, e * 0.12 + l * 0.21], l * 0.36),
      cercle([0, e * 0.62], l * 0.13, 'vide'),
      rectangle([-l * 0.06, e * 0.64], [l * 0.12, l * 0.4], { fond: 'vide' }),
      ...trous(
        [
          [0, 0],
          [0, e],
        ],
        l * 0.12,
      ),
    ],
    cotes: [cote('gauche', 0, e, 'entraxe', { depuis: [0, 0] })],
  };
});

const bequilleRosace = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  return {
    traits: [
      cercle([0, 0], d * 1.25),
      arrondi(
        [
          [-d * 0.5, -d * 0.5],
          [d * 6, -d * 0.5],
          [d * 6, d * 0.5],
          [-d * 0.5, d * 0.5],
        ],
        d * 0.2,
      ),
      ...croix([0, 0], d * 1.25),
    ],
    cotes: [cote('droite', -d / 2, d / 2, 'diametre', { signe: 'Ø' })],
  };
});

const plaqueRonde = schema(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return {
    traits: [
      cercle([0, 0], r),
      { ...cercle([0, 0], r * 0.9, 'vide'), style: 'fin' },
      ...croix([0, 0], r),
    ],
    cotes: [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
  };
});

/** On the floor, standing. */
const butee = schema(['hauteur', 'diametre'], (m) => {
  const d = mm(m, 'diametre');
  const h = mm(m, 'hauteur');
  return {
    traits: [
      rectangle([-d / 2, -h], [d, h], { rayon: d * 0.08 }),
      rectangle([-d * 0.54, -h * 0.62], [d * 1.08, h * 0.3], { rayon: d * 0.05 }),
      segment(0, -h * 1.15, 0, h * 0.1, 'axe'),
    ],
    cotes: [
      cote('bas', -d / 2, d / 2, 'diametre', { signe: 'Ø' }),
      cote('gauche', -h, 0, 'hauteur', { depuis: [-d / 2, -d / 2] }),
    ],
  };
});

const barreAntipanique = schema(['largeur'], (m) => {
  const l = mm(m, 'largeur');
  const h = l * 0.2;
  const boitier = (x: number) => rectangle([x, -h / 2], [l * 0.08, h], { rayon: h * 0.06 });
  return {
    traits: [
      rectangle([l * 0.05, -h * 0.14], [l * 0.9, h * 0.28], { rayon: h * 0.1 }),
      boitier(0),
      boitier(l * 0.92),
    ],
    cotes: [cote('bas', 0, l, 'largeur')],
  };
});

export const POIGNEES: Schemas = {
  'bequille-sur-plaque': bequillePlaque,
  'bequille-sur-rosace': bequilleRosace,
  'poignee-de-tirage': barre(true),
  'poignee-de-meuble': barre(false),
  'poignee-coquille': coquille,
  'plaque-pictogramme': plaqueRonde,
  'butee-de-porte': butee,
  'barre-antipanique': barreAntipanique,
};
