import { randomBytes } from 'node:crypto';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { MAX_CORPS, maxCorpsOf, createAlentours } from './max-corps.ts';

test('a body may be as large as what its schema takes, however it is written', () => {
  const schema = Type.Array(
    Type.Object({ texte: Type.String({ maxLength: 40 }), n: Type.Optional(Type.Integer()) }),
    { maxItems: 100 },
  );
  const entree = { texte: '\u{1f527}'.repeat(40), n: -1234567890 };
  const corps = JSON.stringify(
    Array.from({ length: 100 }, () => entree),
    null,
    2,
  );
  const escaped = corps.replace(
    /[\u0080-\uffff]/g,
    (signe) => `\\u${signe.charCodeAt(0).toString(16)}`,
  );
  expect(JSON.parse(escaped)).toEqual(JSON.parse(corps));
  expect(escaped.length).toBeLessThan(maxCorpsOf(schema));
  expect(maxCorpsOf(schema)).toBeLessThan(4 * escaped.length);
});

test('what nothing limits is limited by the limit of all, and no body by a small one', () => {
  expect(maxCorpsOf(Type.Array(Type.Integer()))).toBe(MAX_CORPS);
  expect(maxCorpsOf(undefined)).toBeLessThan(10_000);
});

/** How many bytes were taken before it was refused; undefined: it was not. */
function readUntilRefused(corps: Buffer, taille: number): number | undefined {
  const read = createAlentours();
  for (let debut = 0; debut < corps.length; debut += taille) {
    try {
      read(corps.subarray(debut, debut + taille));
    } catch (error) {
      expect(error).toMatchObject({ code: 'corps-trop-grand' });
      return debut + taille;
    }
  }
  return undefined;
}

test('a file may be large, what stands around it may not', () => {
  const fichier = (suite: object) =>
    Buffer.from(
      JSON.stringify({ fichier: { data: randomBytes(6_000_000).toString('base64') }, ...suite }),
    );
  const entier = Infinity;
  expect(readUntilRefused(fichier({ name: 'a \\" b' }), entier)).toBeUndefined();
  expect(readUntilRefused(fichier({ nombres: Array(600_000).fill(1) }), entier)).toBeDefined();
  const trompeur = fichier({ 'a\\"': Array(600_000).fill(1), b: '' });
  expect(readUntilRefused(trompeur, entier)).toBeDefined();
  expect(readUntilRefused(Buffer.from('['.repeat(2_000_000)), entier)).toBeDefined();
});

test('a body is judged the same wherever it is cut', () => {
  const texte = JSON.stringify({ data: '\\"\\\\"'.repeat(200_000) });
  const membres = JSON.stringify({ data: 'x', b: Array(200_000).fill('\\"') });
  for (const taille of [1, 2, 3, 5, 7, 4096]) {
    expect(readUntilRefused(Buffer.from(texte), taille)).toBeUndefined();
    expect(readUntilRefused(Buffer.from(membres), taille)).toBeDefined();
  }
});

test('what is too large is read no further', () => {
  const cles = Buffer.from(Array.from({ length: 700_000 }, (_, i) => `"k${i}":1`).join());
  const taille = 65_536;
  expect(readUntilRefused(cles, taille)).toBeLessThanOrEqual(MAX_CORPS + 2 * taille);
});
