import { expect, test } from 'vitest';
import { ATTRIBUTS } from './attributs.ts';
import { writeModele } from './declinaisons.ts';

const attributs = new Map(ATTRIBUTS.map((attribut) => [attribut.code, attribut]));
const NB = '\u00a0';

test.each([
  ['fr', `4,5${NB}×${NB}40, zingué jaune`],
  ['en', `4.5${NB}×${NB}40, yellow zinc plated`],
  ['es', `4,5${NB}×${NB}40, cincado amarillo`],
] as const)('dimensions are joined without their unit in %s', (locale, expected) => {
  const valeurs = { diametre: 4.5, longueur: 40, revetement: 'zingue-jaune' };
  const template = '{diametre} × {longueur}, {revetement}';
  expect(writeModele(template, valeurs, attributs, locale)).toBe(expected);
});

test.each(['fr', 'en', 'es'] as const)(
  'a long dimension is written in one piece in %s',
  (locale) => {
    const valeurs = { longueur: 2800, largeur: 1150 };
    expect(writeModele('{longueur} × {largeur}', valeurs, attributs, locale)).toBe(
      `2800${NB}×${NB}1150`,
    );
  },
);

test('a single value keeps its unit', () => {
  expect(writeModele('{charge}', { charge: 250 }, attributs, 'fr')).toBe(`250${NB}kg`);
});
