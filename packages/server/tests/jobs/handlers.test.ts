import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { createMailer } from '../../src/courrier/mailer.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createEnvoiDossier } from '../../src/factures/envoi/envoi-dossier.ts';
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
  await pool.execute(sql`
    insert into lien_unique (jeton_hash, usage, email, expire_le)
    values (sha256('a'), 'qr', 'recent', now() - interval '1 hour'),
           (sha256('b'), 'qr', 'old', now() - interval '25 hours')`);
  await pool.execute(sql`
    insert into demande_compte (email, prenom, nom, siret, raison_sociale, metier,
      adresse_ligne1, code_postal, ville, langue, cree_le)
    select email, '', '', '', '', '', '', '', '', 'fr', now() - age
      from (values ('recent', interval '6 days'), ('old', interval '8 days')) as v (email, age)`);
  const mailer = createMailer({ pool, from: 'boutique@comptoir.test' });
  const handlers = createJobHandlers({
    pool,
    mailer,
    log: silentLog,
    url: 'http://comptoir.test',
    clock: createClock(),
    articles: { readArticles: () => Promise.resolve(new Map()) },
    fournisseur: undefined,
    envoi: createEnvoiDossier('unused'),
  });
  await handlers.nettoyer({}, { signal: new AbortController().signal, isLastAttempt: false });
  const left = await pool.one(sql`
    select (select count(*) from outbox) as outbox,
           (select string_agg(sujet, ',') from courrier) as courrier,
           (select string_agg(langue, ',') from session) as session,
           (select string_agg(email, ',') from lien_unique) as lien,
           (select string_agg(email, ',') from demande_compte) as demande`);
  expect(left).toEqual({
    outbox: 1,
    courrier: 'recent',
    session: 'es',
    lien: 'recent',
    demande: 'recent',
  });
});
