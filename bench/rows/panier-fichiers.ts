/** Files that go into a basket and come out of it, one after the other. */
import { performance } from 'node:perf_hooks';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { Row } from '../report.ts';

const FOIS = 15;
const LIGNES_IMPORTEES = 1000;

export async function exportRow(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row> {
  const p95 = await mesurer(async () => {
    const answer = await fetch(`${shop.url}/api/panier/export?format=2`, {
      headers: acheteur?.headers ?? {},
    });
    const { name } = (await answer.json()) as { name?: string };
    if (!name?.endsWith('.xlsx')) throw new Error(`the export answers ${answer.status}`);
  });
  return { name: 'export of 200 lines as XLSX', value: p95, unit: 'ms p95', bar: 300 };
}

export async function importRow(
  shop: Shop,
  pool: Pool,
  [acheteur]: readonly Acheteur[],
): Promise<Row> {
  const articles = await pool.query<{ reference: string }>(sql`
    select a.reference from article a join tarif t on t.article_id = a.id
     where not a.retire order by md5(a.id::text) limit ${LIGNES_IMPORTEES}`);
  const texte = articles.map(({ reference }) => `${reference}\t10`).join('\n');
  const p95 = await mesurer(async () => {
    const answer = await fetch(`${shop.url}/api/panier/importer?mode=remplacer`, {
      method: 'POST',
      headers: { ...acheteur?.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ texte }),
    });
    const { importes } = (await answer.json()) as { importes?: number };
    if (importes !== articles.length) {
      throw new Error(`the import answers ${answer.status}, ${importes} lines`);
    }
  });
  return { name: 'import of 1,000 lines', value: p95, unit: 'ms p95', bar: 1000 };
}

/** The first ones, while code warms up, do not count. */
async function mesurer(faire: () => Promise<void>): Promise<number> {
  const durees: number[] = [];
  for (let n = -3; n < FOIS; n++) {
    const debut = performance.now();
    await faire();
    if (n >= 0) durees.push(performance.now() - debut);
  }
  durees.sort((a, b) => a - b);
  return durees[Math.floor(durees.length * 0.95)] ?? 0;
}
