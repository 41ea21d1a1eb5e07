import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createJobHandlers } from '../../src/jobs/handlers.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
});
afterAll(() => base.drop());

it('the nightly cleaning deletes what expired and nothing else', async () => {
  const { pool } = base;
  await pool.execute(sql`
    insert into outbox (sujet, donnees, cree_le)
    values ('pages-perimees', '{}', now()), ('pages-perimees', '{}', now() - interval '8 days')`);
  await pool.execute(sql`
    insert into courrier (message_id, expediteur, destinataire, sujet, texte, langue, cree_le)
    values ('a', 'x', 'y', 'recent', '', 'fr', now()),
           ('b', 'x', 'y', 'old', '', 'fr', now() - interval '31 days')`);
  await pool.execute(sql`
    insert into session (jeton_hash, langue, cree_le, expire_le)
    values (sha256('a'), 'es', now(), now() + interval '1 day'),
           (sha256('b'), 'fr', now() - interval '2 days', now() - interval '1 day')`);
  const mailer = createMailer({ pool, from: 'boutique@comptoir.test' });
  const handlers = createJobHandlers(pool, mailer, silentLog);
  await handlers.nettoyer({}, { signal: new AbortController().signal, isLastAttempt: false });
  const left = await pool.one(sql`
    select (select count(*) from outbox) as outbox,
           (select string_agg(sujet, ',') from courrier) as courrier,
           (select string_agg(langue, ',') from session) as session`);
  expect(left).toEqual({ outbox: 1, courrier: 'recent', session: 'es' });
});
