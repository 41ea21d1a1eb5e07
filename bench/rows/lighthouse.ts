/** Pages as Lighthouse sees them: its phone, of the middle range, on a slow mobile network. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { pathFinder } from '../../e2e/harness/routes.ts';
import { freePort, type Shop } from '../../e2e/harness/shop.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { runCommand } from '../../scripts/run-command.ts';
import type { Row } from '../report.ts';

/** The part of its answer that is read. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
/**
 * `simulate` is its default: the page is loaded at full speed and the slow phone worked out from
 * that. `devtools` slows the browser down for good and measures.
 */
type Throttling = 'simulate' | 'devtools';
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; throttlingMethod: Throttling },
) => Promise<{ lhr: LighthouseResult } | undefined>;

const FOLDER = join(import.meta.dirname, '../lighthouse');
const RUNS = 3;
/** Pages people come in by, which are also measured on a browser that is really slow. */
const MEASURED: ReadonlySet<string> = new Set(['home', 'listing', 'product']);

export async function lighthouseRows(shop: Shop): Promise<Row[]> {
  const lighthouse = await loadLighthouse();
  const pathOf = await pathFinder(shop.url);
  const pages = [
    ['home', '/'],
    ['listing', pathOf('sous-famille')],
    ['product', pathOf('fiche-produit')],
    ['locator', pathOf('localisateur')],
    ['store', pathOf('magasin')],
    ['news', pathOf('actualite')],
  ] as const;
  const rows: Row[] = [];
  for (const [name, path] of pages) {
    // Kept by the page cache from the second time on: what is measured is the page, not the wait.
    for (let visit = 0; visit < 2; visit++) await (await fetch(shop.url + path)).arrayBuffer();
    const lookAll = async (throttling: Throttling) => {
      const results: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run++)
        results.push(await look(lighthouse, shop.url + path, throttling));
      return results;
    };
    rows.push(...scoreRows(name, await lookAll('simulate')));
    if (MEASURED.has(name)) rows.push(...measureRows(name, await lookAll('devtools')));
  }
  return rows;
}

/** Now and then a browser starts without telling what it does. */
const ATTEMPTS = 3;

async function look(
  lighthouse: Lighthouse,
  url: string,
  throttling: Throttling,
): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt++) {
    const result = await lookOnce(lighthouse, url, throttling);
    const problem = result ? result.runtimeError?.message : 'no answer';
    if (result && !problem) return result;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse cannot look at ${url}: ${problem}`);
  }
}

/** A browser of its own for each look: nothing is left from the one before. */
async function lookOnce(
  lighthouse: Lighthouse,
  url: string,
  throttlingMethod: Throttling,
): Promise<LighthouseResult | undefined> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return (await lighthouse(url, { port, logLevel: 'error', throttlingMethod }))?.lhr;
  } finally {
    await browser.close();
  }
}

function scoreRows(page: string, results: readonly LighthouseResult[]): Row[] {
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((category): Row => ({
      name: `Lighthouse mobile, ${page}, ${category}`,
      value: median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
      unit: '/ 100',
      bar: 95,
      atLeast: true,
    })),
    // Stands for the wait after a touch, which needs somebody who touches.
    {
      name: `blocked time, ${page}`,
      value: audit(results, 'total-blocking-time'),
      unit: 'ms',
      bar: 200,
    },
    {
      name: `largest paint, ${page}, estimated`,
      value: audit(results, 'largest-contentful-paint') / 1000,
      unit: 's',
    },
  ];
}

function measureRows(page: string, results: readonly LighthouseResult[]): Row[] {
  return [
    {
      name: `largest paint, ${page}, measured`,
      value: audit(results, 'largest-contentful-paint') / 1000,
      unit: 's',
      bar: 1.8,
    },
    {
      name: `layout shift, ${page}`,
      value: audit(results, 'cumulative-layout-shift'),
      unit: '',
      bar: 0.02,
    },
  ];
}

function audit(results: readonly LighthouseResult[], id: string): number {
  return median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Installed when first needed, in a folder of its own. */
async function loadLighthouse(): Promise<Lighthouse> {
  const require = createRequire(join(FOLDER, 'package.json'));
  const find = () => {
    try {
      return require.resolve('lighthouse');
    } catch {
      return undefined;
    }
  };
  if (!find()) {
    const install = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'] as const;
    const { code, output } = await runCommand([...install, '--prefix', FOLDER]);
    if (code !== 0) throw new Error(`Lighthouse cannot be installed\n${output}`);
  }
  const path = find();
  if (!path) throw new Error(`no Lighthouse in ${FOLDER}`);
  const { default: lighthouse } = (await import(pathToFileURL(path).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}
