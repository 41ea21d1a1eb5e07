import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { plier } from '../../src/db/plier.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
});
afterAll(() => base.drop());

async function motsDistincts(texte: string): Promise<string> {
  const { mots } = await base.pool.one<{ mots: string }>(
    sql`select mots_distincts(${texte}) as mots`,
  );
  return mots;
}

test('what a quote is searched in holds no word twice, nor a word that is part of another', async () => {
  expect(await motsDistincts('D26-000007 Vis à bois 4 × 40, VBF-04040 Vis bardage 4 × 45')).toBe(
    'bardage 000007 04040 bois d26 vbf vis 45',
  );
  expect(await motsDistincts(' – ')).toBe('');
});

test('whatever part of a word is typed, it is found as in the whole text', async () => {
  // Few letters: words repeat and hold each other.
  const mot = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1'), minLength: 1, maxLength: 6 });
  const texte = fc.array(mot, { maxLength: 12 }).map((mots) => mots.join(' '));
  await fc.assert(
    fc.asyncProperty(texte, fc.array(mot, { minLength: 1, maxLength: 8 }), async (ecrit, tapes) => {
      const distincts = await motsDistincts(ecrit);
      for (const tape of tapes.map(plier)) {
        expect(distincts.includes(tape)).toBe(plier(ecrit).includes(tape));
      }
    }),
  );
});
