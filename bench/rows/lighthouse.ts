/** Pages as Lighthouse sees them: its phone, of the middle range, on a slow mobile network. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { pathFinder } from '../../e2e/harness/routes.ts';
import { freePort, type Shop } from '../../e2e/harness/shop.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/machine/chromium.ts';
import { runCommand } from '../../scripts/machine/run-command.ts';
import type { Row } from '../report.ts';

/** The part of its answer that is read. */
interface LighthouseResult {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
/**
 * `simulate` is its default: the page is loaded at full speed and the slow phone worked out from
 * that. `devtools` slows the browser down for good and measures.
 */
type Throttling = 'simulate' | 'devtools';
interface Flags {
  throttlingMethod?: Throttling;
  throttling?: Readonly<Record<string, number>>;
  onlyCategories?: string[];
}
type Run = (
  url: string,
  flags: Flags & { port: number; logLevel: 'error' },
) => Promise<{ lhr: LighthouseResult } | undefined>;
interface Lighthouse {
  run: Run;
  /** Its mobile network, and a processor four times slower than the one it runs on. */
  mobile: Readonly<Record<string, number>>;
}

const FOLDER = join(import.meta.dirname, '../lighthouse');
const RUNS = 3;
/** Pages people come in by, which are also measured on a browser that is really slow. */
const MEASURED: ReadonlySet<string> = new Set(['home', 'listing', 'product']);

/**
 * V8 keeps no source positions until somebody asks, and whoever inspects a page asks at React's first
 * Error: all libraries are then read again, 40 ms that no visitor waits for.
 */
const AS_UNWATCHED = '--js-flags=--no-enable-lazy-source-positions';

export async function lighthouseRows(shop: Shop): Promise<Row[]> {
  const lighthouse = await loadLighthouse();
  const index = await benchmarkIndex(lighthouse, shop.url);
  const slowdown = slowdownFor(index);
  const throttling = { ...lighthouse.mobile, cpuSlowdownMultiplier: slowdown };
  const pathOf = await pathFinder(shop.url);
  const pages = [
    ['home', '/'],
    ['listing', pathOf('sous-famille')],
    ['product', pathOf('fiche-produit')],
    ['locator', pathOf('localisateur')],
    ['store', pathOf('magasin')],
    ['news', pathOf('actualite')],
  ] as const;
  const rows: Row[] = [
    { name: 'Lighthouse, benchmark index of this machine', value: index, unit: '' },
    { name: 'Lighthouse, its phone is slower by', value: slowdown, unit: '×' },
  ];
  for (const [name, path] of pages) {
    // Kept by the page cache from the second time on: what is measured is the page, not the wait.
    for (let visit = 0; visit < 2; visit++) await (await fetch(shop.url + path)).arrayBuffer();
    const lookAll = async (flags: Flags) => {
      const results: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run++)
        results.push(await look(lighthouse, shop.url + path, flags));
      return results;
    };
    rows.push(...scoreRows(name, await lookAll({ throttling })));
    rows.push(slowRow(name, await lookAll({ onlyCategories: ['performance'] })));
    if (MEASURED.has(name)) {
      rows.push(...measureRows(name, await lookAll({ throttlingMethod: 'devtools', throttling })));
    }
  }
  return rows;
}

/** How fast Lighthouse finds this machine: a desktop of today has 1500 and more. */
async function benchmarkIndex(lighthouse: Lighthouse, url: string): Promise<number> {
  const looks: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { environment } = await look(lighthouse, url, { onlyCategories: ['seo'] });
    looks.push(environment.benchmarkIndex);
  }
  return median(looks);
}

/** What makes a machine as slow as the phone, by its index (decision 0020). */
const SLOWDOWNS = [
  { from: { index: 150, slowdown: 1 }, to: { index: 800, slowdown: 2 } },
  { from: { index: 800, slowdown: 2 }, to: { index: 1300, slowdown: 3 } },
  { from: { index: 1300, slowdown: 3 }, to: { index: 2000, slowdown: 6 } },
];
const FASTEST = 6;

function slowdownFor(index: number): number {
  const between = SLOWDOWNS.find(({ to }) => index <= to.index);
  if (!between) return FASTEST;
  const { from, to } = between;
  const part = Math.max(0, (index - from.index) / (to.index - from.index));
  return from.slowdown + part * (to.slowdown - from.slowdown);
}

/** Now and then a browser starts without reporting what it does. */
const ATTEMPTS = 3;

async function look(lighthouse: Lighthouse, url: string, flags: Flags): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt++) {
    const result = await lookOnce(lighthouse, url, flags);
    const problem = result ? result.runtimeError?.message : 'no answer';
    if (result && !problem) return result;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse cannot look at ${url}: ${problem}`);
  }
}

/** A browser of its own for each look: nothing is left from the one before. */
async function lookOnce(
  lighthouse: Lighthouse,
  url: string,
  flags: Flags,
): Promise<LighthouseResult | undefined> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, AS_UNWATCHED, `--remote-debugging-port=${port}`],
  });
  try {
    return (await lighthouse.run(url, { ...flags, port, logLevel: 'error' }))?.lhr;
  } finally {
    await browser.close();
  }
}

function scoreRows(page: string, results: readonly LighthouseResult[]): Row[] {
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((category): Row => ({
      name: `Lighthouse mobile, ${page}, ${category}`,
      value: scoreOf(results, category),
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

/** As Lighthouse comes, whatever the machine: another phone on each, but what its score is taken for. */
function slowRow(page: string, results: readonly LighthouseResult[]): Row {
  return {
    name: `Lighthouse mobile, ${page}, performance, four times slower`,
    value: scoreOf(results, 'performance'),
    unit: '/ 100',
    bar: 95,
    atLeast: true,
  };
}

function scoreOf(results: readonly LighthouseResult[], category: string): number {
  return median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
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
  const { default: run } = (await import(pathToFileURL(path).href)) as { default: Run };
  const constants = join(FOLDER, 'node_modules/lighthouse/core/config/constants.js');
  const { throttling } = (await import(pathToFileURL(constants).href)) as {
    throttling: { mobileSlow4G: Lighthouse['mobile'] };
  };
  return { run, mobile: throttling.mobileSlow4G };
}
