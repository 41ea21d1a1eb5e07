/** The shop the queries are asked of: the API with its index over the small demo, no pages. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  PEU_DE_RESULTATS,
  type ProchesReponse,
} from '@comptoir/contract/recherche/proches.contract.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { silentLog } from '../packages/server/src/db/log.ts';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { createPool } from '../packages/server/src/db/pool.ts';
import { sql } from '../packages/server/src/db/sql.ts';
import { loadDemo } from '../packages/demo/src/load-demo.ts';
import { createLog } from '../packages/server/src/http/log.ts';
import { migrateJobs } from '../packages/server/src/jobs/migrate-jobs.ts';
import { createBus } from '../packages/server/src/outbox/bus.ts';
import { startPostgres } from '../packages/server/src/postgres/start-postgres.ts';
import { createListingIndex } from '../packages/server/src/recherche/index/listing-index.ts';
import { livrerSynonymes } from '../packages/server/src/recherche/recherche.public.ts';
import type { ArticleJuge } from './article-juge.ts';

export interface Boutique {
  articles: ReadonlyMap<number, ArticleJuge>;
  chercher(q: string, langue: Locale): Promise<Montre>;
  close(): Promise<void>;
}

/** What the page of a search shows. */
export interface Montre {
  /** Articles found, then those near them where few are found. */
  ids: number[];
  total: number;
  correction: string | null;
  sansMots: readonly string[];
  nonVendu: string | undefined;
}

export async function ouvrirBoutique(): Promise<Boutique> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-pertinence-'));
  // As root, PostgreSQL runs as another user, who must go through this folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: silentLog, durable: false });
  const pool = createPool(postgres.url);
  await migrate(pool);
  await migrateJobs(pool);
  await livrerSynonymes(pool);
  await loadDemo({ pool, log: silentLog, taille: 'usuelle' });
  const config = readConfig({ LOG_LEVEL: 'silent', COMPTOIR_RATE_LIMIT: '0' });
  const log = createLog(config);
  // What the pages show is kept in memory as in any shop.
  const bus = await createBus({ pool, log });
  const index = createListingIndex({ pool, bus, log });
  const { http } = await createApp({ config, pool, log, bus, index, pages: 'none' });
  const articles = await pool.query<ArticleJuge>(sql`
    select a.id, a.reference, p.genre, m.nom as marque, a.libelle_fr as libelle
      from article a
      join produit p on p.id = a.produit_id
      join marque m on m.id = p.marque_id
     where not a.retire`);
  await index.construit;
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return {
    articles: new Map(articles.map((article) => [article.id, article])),
    async chercher(q, langue) {
      const ask = async <Reponse>(path: string): Promise<Reponse> => {
        const url = `http://127.0.0.1:${port}/api/recherche${path}?q=${encodeURIComponent(q)}`;
        const answer = await fetch(url, { headers: { 'accept-language': langue } });
        if (!answer.ok) throw new Error(`${answer.status} for « ${q} »: ${await answer.text()}`);
        return (await answer.json()) as Reponse;
      };
      const { articles: found, redirection, lecture, total } = await ask<RechercheReponse>('');
      const { correction = null, sansMots = [], nonVendu } = lecture ?? {};
      const dit = { correction, sansMots, nonVendu };
      // Someone who is led to a sheet sees that article and no other.
      if (redirection) return { ids: [redirection.articleId], total, ...dit };
      const isShort = total > 0 && total <= PEU_DE_RESULTATS;
      const proches = isShort ? (await ask<ProchesReponse>('/proches')).articles : [];
      return { ids: [...found, ...proches].map(({ id }) => id), total, ...dit };
    },
    async close() {
      await http.close();
      await index.close();
      await bus.close();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
