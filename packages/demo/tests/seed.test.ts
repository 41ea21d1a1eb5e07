import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '@comptoir/server/db/log.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { seedDemo } from '../src/seed.ts';
import { createDatabase } from '../../server/tests/database.ts';
import type { TestDatabase } from '../../server/tests/database.ts';

describe('the demo company', () => {
  let base: TestDatabase;
  beforeEach(async () => {
    base = await createDatabase();
    await base.pool.execute(sql`create table outil (nom text)`);
  });
  afterEach(() => base.drop());

  const outils = {
    nom: 'outils',
    seed: async (tx: Tx, taille: string) => {
      await tx.execute(sql`insert into outil values (${taille})`);
    },
  };
  const load = (...seeders: (typeof outils)[]) =>
    seedDemo({ pool: base.pool, log: silentLog, taille: 'petite', seeders });
  const count = () => base.pool.one(sql`select count(*) as n from outil`);

  it('is loaded once, in the size asked for', async () => {
    expect(await load(outils)).toEqual(['outils']);
    expect(await load(outils)).toEqual([]);
    expect(await base.pool.query(sql`select nom from outil`)).toEqual([{ nom: 'petite' }]);
  });

  it('is loaded once by two servers that start together', async () => {
    const loaded = await Promise.all([load(outils), load(outils)]);
    expect(loaded.flat()).toEqual(['outils']);
    expect(await count()).toEqual({ n: 1 });
  });

  it('keeps nothing of a part that fails, and tries it again at the next start', async () => {
    const broken = {
      nom: 'outils',
      seed: async (tx: Tx, taille: string) => {
        await outils.seed(tx, taille);
        throw new Error('half way');
      },
    };
    await expect(load(broken)).rejects.toThrow('half way');
    expect(await count()).toEqual({ n: 0 });
    expect(await load(outils)).toEqual(['outils']);
  });

  it('gets the parts of a newer version when it already has the older ones', async () => {
    await load(outils);
    expect(await load(outils, { ...outils, nom: 'plus' })).toEqual(['plus']);
  });
});
