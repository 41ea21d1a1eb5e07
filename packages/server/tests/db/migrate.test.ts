import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { createPool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { isStartError } from '../../src/db/start-error.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

describe('migrate', () => {
  let base: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    base = await createDatabase({ from: 'template0' });
    folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'));
  });
  afterEach(async () => {
    await base.drop();
    await rm(folder, { recursive: true });
  });

  const file = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const refusal = async () => {
    const error: unknown = await migrate(base.pool, { folder }).catch((caught: unknown) => caught);
    if (!isStartError(error)) throw new Error('expected a start error', { cause: error });
    expect(error.message).not.toContain('\n');
    return error.message;
  };

  it('applies each file once, in order', async () => {
    await file('0002-suite.sql', 'alter table outil add column marque text;');
    await file('0001-debut.sql', 'create table outil (id int);');
    expect(await migrate(base.pool, { folder })).toEqual(['0001-debut.sql', '0002-suite.sql']);
    expect(await migrate(base.pool, { folder })).toEqual([]);
    await file('0003-fin.sql', 'insert into outil values (1);');
    expect(await migrate(base.pool, { folder })).toEqual(['0003-fin.sql']);
    expect(await base.pool.query(sql`select id from outil`)).toEqual([{ id: 1 }]);
  });

  it('lets two servers start together on a fresh database', async () => {
    await cp(MIGRATIONS, folder, { recursive: true });
    await file('9000-lente.sql', 'select pg_sleep(0.3); create table outil (id int);');
    const other = createPool(base.url);
    const applied = await Promise.all([
      migrate(base.pool, { folder }),
      migrate(other, { folder }),
      migrate(base.pool, { folder }),
    ]);
    await other.end();
    const [winner, ...others] = applied.sort((a, b) => b.length - a.length);
    expect(winner).toContain('9000-lente.sql');
    expect(others).toEqual([[], []]);
  });

  it('undoes a failing file whole, keeps those before it, and names the file and the place', async () => {
    await file('0001-debut.sql', 'create table outil (id int);');
    await file('0002-faux.sql', 'create table marque (id int);\nselect 1;\n  selekt 2;');
    expect(await refusal()).toMatch(/^migration 0002-faux\.sql line 3 column 3: syntax error/);
    expect(await base.pool.query(sql`select fichier from migration`)).toEqual([
      { fichier: '0001-debut.sql' },
    ]);
    expect(await base.pool.one(sql`select to_regclass('marque') as marque`)).toEqual({
      marque: null,
    });
    await file('0002-faux.sql', 'create table marque (id int);');
    expect(await migrate(base.pool, { folder })).toEqual(['0002-faux.sql']);
  });

  it('says which value broke a rule', async () => {
    await file('0001-debut.sql', 'create table outil (id int primary key);');
    await file('0002-double.sql', 'insert into outil values (7);\ninsert into outil values (7);');
    expect(await refusal()).toMatch(/^migration 0002-double\.sql: .*Key \(id\)=\(7\)/);
  });

  it('refuses a file that ends its own transaction', async () => {
    await file('0001-debut.sql', 'create table outil (id int); commit;');
    expect(await refusal()).toMatch(/^migration 0001-debut\.sql: .*transaction/);
  });

  it('refuses to start when an applied file changed', async () => {
    await file('0001-debut.sql', 'create table outil (id int);');
    await migrate(base.pool, { folder });
    await file('0001-debut.sql', 'create table outil (id bigint);');
    expect(await refusal()).toMatch(/^migration 0001-debut\.sql changed after it was applied/);
  });

  it('refuses to start when an applied file is gone', async () => {
    await file('0001-debut.sql', 'create table outil (id int);');
    await migrate(base.pool, { folder });
    await rm(path.join(folder, '0001-debut.sql'));
    expect(await refusal()).toMatch(/^migration 0001-debut\.sql .* gone/);
  });

  it('refuses two files of one number, and a file without a number', async () => {
    await file('0001-debut.sql', 'select 1;');
    await file('0001-autre.sql', 'select 1;');
    expect(await refusal()).toMatch(/0001-autre\.sql and 0001-debut\.sql have the same number/);
    await rm(path.join(folder, '0001-autre.sql'));
    await file('divers.sql', 'select 1;');
    expect(await refusal()).toMatch(/divers\.sql is not named/);
  });
});
