import { expect, test } from 'vitest';
import { databaseUrlOf } from '../../src/db/pool.ts';
import { startThread } from '../../src/recherche/index/listing-thread.ts';
import { createDatabase } from '../database.ts';

test('codes are recognised as soon as the thread is built, whatever changed meanwhile', async () => {
  await using base = Object.assign(await createDatabase(), {
    [Symbol.asyncDispose]: () => base.drop(),
  });
  const thread = startThread({ databaseUrl: databaseUrlOf(base.pool), onProgress: () => {} });
  // Read once it is built, and takes a while.
  const relu = thread.reread([1], [1]);
  await thread.built;
  const demande = { codes: ['ZZZ-999'], langue: 'fr' as const };
  expect(await thread.ask('reconnaitre', demande)).toEqual([
    { articleId: null, par: null, propositions: [] },
  ]);
  await relu;
  await thread.close();
});
