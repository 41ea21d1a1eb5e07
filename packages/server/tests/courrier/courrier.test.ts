import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courrierEnvoyer } from '../../src/courrier/courrier-envoyer.ts';
import type { Courrier } from '../../src/courrier/envoi.ts';
import { envoyer } from '../../src/courrier/envoyer.ts';
import { createMailer } from '../../src/courrier/mailer.ts';
import type { MailerOptions } from '../../src/courrier/mailer.ts';
import type { Log } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';

const COURRIER: Courrier = {
  a: 'claire@menuiserie-morel.test',
  sujet: 'Votre commande est prête à l’enlèvement',
  texte: 'Bonjour,\nvotre commande vous attend à Clisson.',
  html: '<p>Bonjour,<br>votre commande vous attend à <b>Clisson</b>.</p>',
  langue: 'fr',
};
const FROM = 'Comptoir <ne-pas-repondre@comptoir.test>';

describe('mail', () => {
  let base: TestDatabase;
  let server: MailServer | undefined;
  let closing: (() => unknown)[];
  let logged: { data: object; message: string }[];

  beforeEach(async () => {
    base = await createDatabase();
    closing = [];
    logged = [];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
    await server?.close();
    server = undefined;
    await base.drop();
  });

  /** The shop's jobs, with the mail server given. */
  async function open(options: Partial<MailerOptions>): Promise<void> {
    const keep = (data: object, message: string) => void logged.push({ data, message });
    const log: Log = { info: keep, warn: keep, error: keep };
    const mailer = createMailer({ pool: base.pool, from: FROM, ...options });
    const handlers = { 'courrier-envoyer': courrierEnvoyer(mailer, log) };
    const jobs = await startJobs({ pool: base.pool, log, handlers });
    closing.push(
      () => mailer.close(),
      () => jobs.stop(),
    );
  }
  const send = (change: Partial<Courrier> = {}) =>
    transaction(base.pool, (tx) => envoyer(tx, { ...COURRIER, ...change }));
  const waiting = () =>
    base.pool.query<{ attempts: number; last_error: string | null }>(
      sql`select attempts, last_error from graphile_worker.jobs`,
    );

  it('reaches the mail server with its words, its language and its sender', async () => {
    server = await startMailServer();
    await open({ smtpUrl: server.url });
    await send();
    await expect.poll(() => server?.received.length).toBe(1);
    const [got] = server.received;
    expect(got?.recipients).toEqual([COURRIER.a]);
    expect(got?.mail.from).toMatchObject({
      name: 'Comptoir',
      address: 'ne-pas-repondre@comptoir.test',
    });
    expect(got?.mail.subject).toBe(COURRIER.sujet);
    expect(got?.mail.text?.trim()).toBe(COURRIER.texte);
    expect(got?.mail.html?.trim()).toBe(COURRIER.html);
    const headers = new Map(got?.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('content-language')).toBe('fr');
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@comptoir\.test>$/);
  });

  it('is not sent when the transaction that asked for it is rolled back', async () => {
    server = await startMailServer();
    await open({ smtpUrl: server.url });
    const refused = transaction(base.pool, async (tx) => {
      await envoyer(tx, { ...COURRIER, sujet: 'refused' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await send({ sujet: 'kept' });
    await expect.poll(() => server?.received.map(({ mail }) => mail.subject)).toEqual(['kept']);
  });

  it.each(['a@b.test, c@d.test', 'A <a@b.test>', 'a@b.test\r\nBcc: c@d.test', 'nobody'])(
    'refuses %j, which is not one address',
    async (a) => {
      await expect(send({ a })).rejects.toThrow(/exactly one address/);
      expect(await waiting()).toEqual([]);
    },
  );

  it('does not let a subject add headers', async () => {
    server = await startMailServer();
    await open({ smtpUrl: server.url });
    await send({ sujet: 'Bonjour\r\nBcc: espion@ailleurs.test\r\n\r\nautre corps' });
    await expect.poll(() => server?.received.length).toBe(1);
    const [got] = server.received;
    expect(got?.recipients).toEqual([COURRIER.a]);
    expect(got?.mail.bcc).toBeUndefined();
    expect(got?.mail.text?.trim()).toBe(COURRIER.texte);
  });

  it('is tried again when the mail server is busy, and then arrives once', async () => {
    let refusals = 1;
    server = await startMailServer(() => (refusals-- > 0 ? 450 : undefined));
    await open({ smtpUrl: server.url });
    await send();
    await expect.poll(() => server?.received.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(waiting).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('is given up when the mail server refuses it for good, and the log does not say to whom', async () => {
    server = await startMailServer(() => 550);
    await open({ smtpUrl: server.url });
    await send();
    await expect
      .poll(() => logged.find(({ message }) => message === 'mail given up'))
      .toBeDefined();
    await expect.poll(waiting).toEqual([]);
    expect(logged.find(({ message }) => message === 'mail given up')?.data).toMatchObject({
      status: 550,
    });
    expect(JSON.stringify(logged)).not.toContain('claire');
  });

  it('does not wait for ever for a mail server that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closing.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    await open({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      timeouts: { connection: 200, socket: 200 },
    });
    await send();
    await expect
      .poll(async () => (await waiting())[0]?.last_error, { timeout: 5000 })
      .toMatch(/^mail not sent: ETIMEDOUT/);
    expect(JSON.stringify([logged, await waiting()])).not.toContain('claire');
  });

  it('is kept in the database, once, when no mail server is configured', async () => {
    await open({});
    await send();
    const kept = () =>
      base.pool.query(sql`select destinataire, sujet, texte, html, langue from courrier`);
    await expect.poll(kept).toEqual([
      {
        destinataire: COURRIER.a,
        sujet: COURRIER.sujet,
        texte: COURRIER.texte,
        html: COURRIER.html,
        langue: 'fr',
      },
    ]);
    // A job that ran, and was killed before it could say so, runs again.
    const mailer = createMailer({ pool: base.pool, from: FROM });
    const envoi = { ...COURRIER, identifiant: 'same' };
    await mailer.send(envoi);
    await mailer.send(envoi);
    expect(await kept()).toHaveLength(2);
  });
});
