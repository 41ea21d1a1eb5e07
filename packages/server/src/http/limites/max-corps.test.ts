import { randomBytes } from 'node:crypto';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { MAX_CORPS, maxCorpsOf, verifierAlentours } from './max-corps.ts';

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

test('a file may be large, what stands around it may not', () => {
  const fichier = (suite: object) =>
    Buffer.from(
      JSON.stringify({ fichier: { data: randomBytes(6_000_000).toString('base64') }, ...suite }),
    );
  expect(() => verifierAlentours(fichier({ name: 'a \\" b' }))).not.toThrow();
  expect(() => verifierAlentours(fichier({ nombres: Array(600_000).fill(1) }))).toThrow(
    'corps-trop-grand',
  );
  const trompeur = fichier({ 'a\\"': Array(600_000).fill(1), b: '' });
  expect(() => verifierAlentours(trompeur)).toThrow('corps-trop-grand');
  expect(() => verifierAlentours(Buffer.from('['.repeat(2_000_000)))).toThrow('corps-trop-grand');
});
