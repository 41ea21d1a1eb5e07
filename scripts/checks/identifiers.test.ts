import { expect, test } from 'vitest';
import { englishName, findFrenchNames, listCalls } from './identifiers.ts';

test('a manual’s word in a name is English', () => {
  expect(englishName('lireCoupe')).toBe('readCoupe');
  expect(englishName('ecrireCsv')).toBe('writeCsv');
  expect(englishName('trouver')).toBe('find');
  expect(englishName('cleDe')).toBe('cleOf');
});

test('business words that begin or end alike stay as they are', () => {
  for (const name of ['motDePasse', 'nombreDeLignes', 'ecrite', 'trouverie', 'amende', 'lireur']) {
    expect(englishName(name)).toBe(name);
  }
});

test('a declaration in French is reported with its line, unless it answers a call', () => {
  const calls = new Set(listCalls('export const calls = {\n  lirePanier: call(),\n};\n'));
  const declare = (name: string) => `export function ${name}() {}\n`;
  const text = ['const a = 1;\n', declare('lireCoupe'), declare('lirePanier')].join('');
  expect(findFrenchNames({ path: 'a.ts', text }, calls)).toEqual([
    { path: 'a.ts', line: 2, message: '“lireCoupe” is named “readCoupe”' },
  ]);
});
