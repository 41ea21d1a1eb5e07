/**
 * `npm run bench [-- --taille petite|moyenne|grande] [--seulement pages,start,bundle]`
 * Starts its own shop and database, runs the rows, prints them and keeps them as JSON.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDataFolder, startShop } from '../e2e/harness/shop.ts';
import { passes, printRows, writeReport, type Row } from './report.ts';
import { bundleRows } from './rows/bundle.ts';
import { pageRows } from './rows/pages.ts';
import { startRows } from './rows/start.ts';

const { values } = parseArgs({
  options: {
    taille: { type: 'string', default: 'petite' },
    seulement: { type: 'string', default: 'pages,start,bundle' },
  },
});
const wanted = new Set(values.seulement.split(','));
const env = { COMPTOIR_DEMO: values.taille, COMPTOIR_RATE_LIMIT: '0', LOG_LEVEL: 'error' };
const data = makeDataFolder();
const rows: Row[] = [];

try {
  const shop = await startShop({ data, env });
  try {
    if (wanted.has('bundle')) rows.push(...(await bundleRows(shop)));
    if (wanted.has('pages')) rows.push(...(await pageRows(shop)));
  } finally {
    await shop.stop();
  }
  if (wanted.has('start')) rows.push(...(await startRows(data, env)));
} finally {
  rmSync(data, { recursive: true, force: true });
}

printRows(rows);
console.log(`\n${writeReport(rows, values.taille)}`);
if (!rows.every(passes)) process.exitCode = 1;
