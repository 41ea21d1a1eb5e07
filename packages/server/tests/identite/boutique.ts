/** A shop that sends its mails, by real jobs to a real mail server, and people who read them. */
import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createJobHandlers } from '../../src/jobs/handlers.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, buildLieux, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import { startMailServer } from '../courrier/mail-server.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { insertMotDePasse } from './personnes.ts';

/** Where the links of its mails lead. */
export const URL_BOUTIQUE = 'https://boutique.test';
export const PATRONNE = 'patronne@morel.test';

export interface Boutique extends TestApi, Golden {
  /** The next mail of this address that was not read yet. */
  courrier(a: string): Promise<Email>;
  /** Whatever came until now counts as read, once nothing waits to be sent. */
  relever(): Promise<void>;
  /** Once nothing waits to be sent: how many mails this address got in all. */
  nombreDeCourriers(a: string): Promise<number>;
}

/** The golden catalogue; Morel with an administrator and a buyer, Lemaire with a buyer. */
export async function startBoutique(): Promise<Boutique> {
  const api = await startApi({ url: URL_BOUTIQUE });
  const { pool } = api;
  const golden = await buildGolden(pool);
  await buildLieux(pool, golden.vis);
  await pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${golden.morel}, ${PATRONNE}, 'Morel', 'Hélène', 'administrateur')`);
  for (const email of [MOREL, LEMAIRE, PATRONNE]) await insertMotDePasse(pool, email);
  const mails = await startMailServer();
  const mailer = createMailer({ pool, smtpUrl: mails.url, from: 'boutique@comptoir.test' });
  const handlers = createJobHandlers({ ...api.shop, mailer, url: URL_BOUTIQUE });
  const jobs = await startJobs({ pool, log: silentLog, handlers });
  const lus = new Set<Email>();
  const recusPar = (a: string) =>
    mails.received.filter(({ recipients }) => recipients.includes(a)).map(({ mail }) => mail);
  /** How many jobs wait; one that failed would be tried again for longer than any test lasts. */
  async function refuserEchecs(): Promise<number> {
    const { nombre, erreur } = await pool.one<{ nombre: number; erreur: string | null }>(sql`
      select count(*) as nombre, max(last_error) as erreur from graphile_worker._private_jobs`);
    if (erreur !== null) throw new Error(erreur);
    return nombre;
  }
  return {
    ...api,
    ...golden,
    async courrier(a) {
      const suivant = () => recusPar(a).find((mail) => !lus.has(mail));
      await vi.waitUntil(async () => (await refuserEchecs()) >= 0 && suivant(), {
        timeout: 10_000,
      });
      const mail = suivant();
      if (!mail) throw new Error(`no mail for ${a}`);
      lus.add(mail);
      return mail;
    },
    async relever() {
      await vi.waitUntil(async () => (await refuserEchecs()) === 0, { timeout: 10_000 });
      for (const { mail } of mails.received) lus.add(mail);
    },
    async nombreDeCourriers(a) {
      await vi.waitUntil(async () => (await refuserEchecs()) === 0, { timeout: 10_000 });
      return recusPar(a).length;
    },
    async close() {
      await jobs.stop();
      mailer.close();
      await mails.close();
      await api.close();
    },
  };
}

/** The token of the link in a mail, which is the same in its text and in its HTML. */
export function jetonOf({ text = '', html = '' }: Email): string {
  const [dansTexte, dansHtml] = [text, html].map((part) => /jeton=([\w-]{43})/.exec(part)?.[1]);
  expect(dansHtml).toBe(dansTexte);
  return dansTexte ?? '';
}

export function envoi(body: object, langue = 'fr') {
  return {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': langue },
  };
}

/** From a session of a visitor, their own or a new one. */
export async function poster(
  { url }: { url: string },
  path: string,
  body: object,
  { langue = 'fr', who }: { langue?: string; who?: Visitor } = {},
): Promise<Response> {
  return (who ?? (await newVisitor(url))).call('POST', path, envoi(body, langue));
}
