/** Exports asked for over HTTP and written by the jobs of a shop, as in a running one. */
import type {
  DemandeExport,
  ExportCatalogue,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { expect } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createJobHandlers } from '../../src/jobs/handlers.ts';
import { startJobs, type Jobs } from '../../src/jobs/start-jobs.ts';
import { startApi, type StartApiOptions, type TestApi } from '../api.ts';
import type { Pool } from '../../src/db/pool.ts';
import { newBuyer, type Opened } from '../visitors.ts';

export const EXPORTS = '/api/exports-catalogue';

export interface Atelier {
  api: TestApi;
  pool: Pool;
  /** Those that run; another may be started where they were stopped. */
  startTaches(graceMs?: number): Promise<Jobs>;
  close(): Promise<void>;
}

export async function startAtelier(options: StartApiOptions = {}): Promise<Atelier> {
  const api = await startApi({ url: 'http://comptoir.test' }, options);
  const { pool, shop } = api;
  const mailer = createMailer({ pool, from: 'boutique@comptoir.test' });
  const running: Jobs[] = [];
  return {
    api,
    pool,
    async startTaches(graceMs) {
      const handlers = createJobHandlers({ ...shop, log: silentLog, mailer });
      const jobs = await startJobs({
        pool,
        log: silentLog,
        handlers: {
          'export-catalogue': handlers['export-catalogue'],
          'courrier-envoyer': handlers['courrier-envoyer'],
        },
        ...(graceMs !== undefined && { graceMs }),
      });
      let stopping: Promise<void> | undefined;
      const once = { stop: () => (stopping ??= jobs.stop()) };
      running.push(once);
      return once;
    },
    async close() {
      await Promise.all(running.map((jobs) => jobs.stop()));
      mailer.close();
      await api.close();
    },
  };
}

export function envoi(body: unknown) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export const CHOIX: DemandeExport = {
  noeudIds: [],
  marqueIds: [],
  langue: 'fr',
  prix: true,
  stock: true,
  format: 'csv',
  frequence: 'aucune',
};

export async function demander(
  who: Opened,
  choix: Partial<DemandeExport> = {},
): Promise<ExportCatalogue> {
  const answer = await who.call('POST', EXPORTS, envoi({ ...CHOIX, ...choix }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as ExportCatalogue;
}

export async function read(who: Opened, id: number): Promise<ExportCatalogue> {
  return (await (await who.call('GET', `${EXPORTS}/${id}`)).json()) as ExportCatalogue;
}

/** Once it is no longer waiting or being written. */
export async function attendre(who: Opened, id: number): Promise<ExportCatalogue> {
  await expect
    .poll(async () => (await read(who, id)).etat, { timeout: 60_000, interval: 50 })
    .not.toMatch(/^en-/);
  return read(who, id);
}

export async function telecharger(
  { api }: Atelier,
  who: Opened,
  id: number,
  { fichier = 'catalogue', encoding = 'gzip' }: { fichier?: string; encoding?: string } = {},
): Promise<{ answer: Response; octets: Buffer }> {
  const answer = await fetch(`${api.url}/mon-compte/exports-catalogue/${id}/${fichier}`, {
    headers: { cookie: who.cookie, 'accept-encoding': encoding },
  });
  return { answer, octets: Buffer.from(await answer.arrayBuffer()) };
}

export function acheteur({ api }: Atelier, email: string): Promise<Opened> {
  return newBuyer(api, email);
}

/** So many more articles of the screw's product, each with its price. */
export async function multiplier(pool: Pool, produitDe: number, nombre: number): Promise<void> {
  await pool.execute(sql`
    with nouveaux as (
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, libelle_fr, libelle_en, libelle_es)
      select a.produit_id, n + 1, 100, 5, '2026-01-01', 'SERIE-' || lpad(n::text, 6, '0'),
             (3000000000000 + n)::text, 'boite', 'Vis n° ' || n, 'Screw no. ' || n, 'Tornillo n.º ' || n
        from article a, generate_series(1, ${nombre}::int) as n
       where a.id = ${produitDe}
      returning id
    )
    insert into tarif (article_id, prix, plancher) select id, 10, 0 from nouveaux`);
}

/** Mails that say this: one of another export may still be on its way. */
export function courriers(
  pool: Pool,
  mot: string,
): Promise<{ sujet: string; destinataire: string; texte: string }[]> {
  return pool.query(sql`
    select sujet, destinataire, texte from courrier
     where position(${mot} in sujet || ' ' || texte) > 0
     order by id`);
}
