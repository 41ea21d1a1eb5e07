import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createHandlers } from '../../src/jobs/handlers.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
});
afterAll(() => base.drop());

it('the nightly cleaning deletes what expired, of the shop and of its capabilities', async () => {
  const { pool } = base;
  await pool.execute(sql`
    insert into outbox (sujet, donnees, cree_le)
    values ('pages-perimees', '{}', now()), ('pages-perimees', '{}', now() - interval '8 days')`);
  await pool.execute(sql`
    insert into courrier (message_id, expediteur, destinataire, sujet, texte, langue, cree_le)
    values ('a', 'x', 'y', 'recent', '', 'fr', now()),
           ('b', 'x', 'y', 'old', '', 'fr', now() - interval '31 days')`);
  await pool.execute(sql`create table devis (id int)`);
  await pool.execute(sql`insert into devis values (1)`);
  const handlers = createHandlers({
    pool,
    log: silentLog,
    mailer: createMailer({ pool, from: 'boutique@comptoir.test' }),
    cleaners: { devis: (db) => db.execute(sql`delete from devis`) },
  });
  await handlers.nettoyer({}, { signal: new AbortController().signal, isLastAttempt: false });
  const left = await pool.one(sql`
    select (select count(*) from outbox) as outbox,
           (select string_agg(sujet, ',') from courrier) as courrier,
           (select count(*) from devis) as devis`);
  expect(left).toEqual({ outbox: 1, courrier: 'recent', devis: 0 });
});
