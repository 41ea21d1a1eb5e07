/**
 * `npm run bench [-- --taille petite|usuelle|moyenne|grande] [--seulement pages,accueil,magasins,contenus,recherche,start,bundle,lighthouse,produits,identite,panier,listes,commandes,exports,devis-clientele,factures]`
 * Starts its own shop and database, runs the rows, prints them and keeps them as JSON.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort, makeDataFolder, startShop } from '../e2e/harness/shop.ts';
import { passes, printRows, writeReport, type Row } from './report.ts';
import { accueilRows } from './rows/accueil.ts';
import { bundleRows } from './rows/bundle.ts';
import { commandesRows } from './rows/commandes.ts';
import { devisClienteleRows } from './rows/devis-clientele.ts';
import { exportsRows } from './rows/exports.ts';
import { facturesRows } from './rows/factures.ts';
import { identiteRows } from './rows/identite.ts';
import { listesAchatsRows } from './rows/listes-achats.ts';
import { magasinsRows } from './rows/magasins.ts';
import { contenusRows } from './rows/contenus.ts';
import { lighthouseRows } from './rows/lighthouse.ts';
import { panierRows } from './rows/panier.ts';
import { pageRows } from './rows/pages.ts';
import { produitRows } from './rows/produits.ts';
import { rechercheRows } from './rows/recherche.ts';
import { demoRow, peakRow, startRows } from './rows/start.ts';

const { values } = parseArgs({
  options: {
    taille: { type: 'string', default: 'petite' },
    seulement: {
      type: 'string',
      default:
        'pages,accueil,magasins,contenus,recherche,start,bundle,lighthouse,produits,identite,panier,listes,commandes,exports,devis-clientele,factures',
    },
  },
});
// `grande` is loaded within five minutes, on a quiet machine.
const START_LIMIT_MS = 15 * 60_000;
const wanted = new Set(values.seulement.split(','));
const metricsPort = await freePort();
const env = {
  COMPTOIR_DEMO: values.taille,
  COMPTOIR_RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
  METRICS_PORT: String(metricsPort),
};
const data = makeDataFolder();
const rows: Row[] = [];

try {
  const shop = await startShop({ data, env, startLimitMs: START_LIMIT_MS });
  try {
    rows.push(demoRow(shop));
    if (wanted.has('bundle')) rows.push(...(await bundleRows(shop)));
    if (wanted.has('pages')) rows.push(...(await pageRows(shop)));
    if (wanted.has('accueil')) rows.push(...(await accueilRows(shop)));
    if (wanted.has('magasins')) rows.push(...(await magasinsRows(shop)));
    if (wanted.has('contenus')) rows.push(...(await contenusRows(shop)));
    if (wanted.has('recherche')) rows.push(...(await rechercheRows(shop, metricsPort)));
    if (wanted.has('produits')) rows.push(...(await produitRows(shop)));
    if (wanted.has('panier')) rows.push(...(await panierRows(shop)));
    if (wanted.has('listes')) rows.push(...(await listesAchatsRows(shop)));
    if (wanted.has('commandes')) rows.push(...(await commandesRows(shop)));
    if (wanted.has('exports')) rows.push(...(await exportsRows(shop)));
    if (wanted.has('devis-clientele')) rows.push(...(await devisClienteleRows(shop)));
    if (wanted.has('factures')) rows.push(...(await facturesRows(shop)));
    if (wanted.has('lighthouse')) rows.push(...(await lighthouseRows(shop)));
    if (wanted.has('identite')) rows.push(...(await identiteRows(shop)));
    rows.push(peakRow(shop));
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
