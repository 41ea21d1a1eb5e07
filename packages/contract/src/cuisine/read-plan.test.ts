import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { isFormeDePlan, readPlan } from './read-plan.ts';
import { MODELES, planDuModele } from './modeles.ts';
import { Plan } from './plan.schema.ts';

/** Every place in a document, as the keys that lead to it. */
function chemins(value: unknown, ici: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...ici]];
  return [
    [...ici],
    ...Object.entries(value).flatMap(([key, part]) => chemins(part, [...ici, key])),
  ];
}

function remplacer(value: unknown, [key, ...suite]: readonly string[], par: unknown): unknown {
  if (key === undefined) return par;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = remplacer(copy[key], suite, par);
  return copy;
}

const QUELCONQUE = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    'A',
    'I2',
    'e1',
    'E 1',
    'porte',
    'gauche',
    [],
    {},
    1.5,
    -1,
    0,
    90,
    150,
  ),
  fc.integer({ min: -10, max: 30_000 }),
  fc.string(),
);

test('accepts exactly the documents that the schema accepts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MODELES),
      fc.nat(),
      QUELCONQUE,
      fc.boolean(),
      (modele, n, par, enPlus) => {
        const plan = planDuModele(modele, 'Mme Le Goff');
        const tous = chemins(plan);
        const chemin = tous[n % tous.length] ?? [];
        const change = remplacer(plan, enPlus ? [...chemin.slice(0, -1), 'enPlus'] : chemin, par);
        expect(isFormeDePlan(change)).toBe(Check(Plan, change));
      },
    ),
    { numRuns: 500 },
  );
});

test('a plan that is only written and read again is the same', () => {
  for (const modele of MODELES) {
    const plan = planDuModele(modele, 'Été 2027');
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  }
});

const base = planDuModele('en-i', '');
const [premier] = base.elements;

test.each([
  ['two elements of one name', { ...base, elements: [premier, premier] }],
  ['an element on a wall that does not exist', { ...base, elements: [{ ...premier, ligne: 'F' }] }],
  [
    'a tall cabinet on an island',
    { ...planDuModele('ilot', ''), elements: [{ ...premier, ligne: 'I1' }] },
  ],
  [
    'an oven wider than ovens are',
    { ...base, elements: [{ ...premier, type: 'colonne-four', largeur: 700 }] },
  ],
  [
    'walls that cross',
    {
      ...base,
      elements: [],
      piece: {
        ...base.piece,
        ouvertures: [],
        arrivees: [],
        coins: [
          { x: 0, y: 0 },
          { x: 3000, y: 0 },
          { x: 3000, y: 3000 },
          { x: 1000, y: 3000 },
          { x: 1000, y: 2000 },
          { x: 4000, y: 2000 },
          { x: 4000, y: 4000 },
          { x: 0, y: 4000 },
        ],
      },
    },
  ],
])('%s is no plan', (_, document) => {
  expect(readPlan(document)).toBeUndefined();
});
