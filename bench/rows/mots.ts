/** Words searched and proposed under load, and what that costs the rest of the server. */
import type { Shop } from '../../e2e/harness/shop.ts';
import { get } from '../load.ts';
import { measureLoad, type Measured } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = 8;
const WARM_UP_SECONDS = 8;
const MEDIUM = 200_000;
const MANY = 16;
const FEW = 2;
/** The meter of the event loop looks every so many milliseconds, and counts them in. */
const METER_MS = 10;
const SLANG = ['placo', 'disqueuse', 'perfo', 'colson', 'vis placo', 'clé allen 5', 'scotch'];

interface Vendu {
  reference: string;
  libelle: string;
}

interface Listing {
  total: number;
  articles: Vendu[];
  facettes: object[];
}

export async function motsRows(shop: Shop, total: number, metricsPort: number): Promise<Row[]> {
  const questions = await listQuestions(shop);
  const isLarge = total > MEDIUM;
  const searched = (n: number) => `/api/recherche?q=${questions[n % questions.length]}`;
  const typed = (n: number) =>
    `/api/articles/suggestion?q=${begun(questions[n % questions.length] ?? '', n)}`;
  const search = await measure(shop, searched, MANY);
  await readLag(metricsPort);
  // Not at the limit of the machine, where the meter would show who waits for a core.
  await measure(shop, searched, FEW);
  const lag = await readLag(metricsPort);
  const suggestion = await measure(shop, typed, FEW);
  const suggestions = await measure(shop, typed, MANY);
  return [
    memoryRow(shop, isLarge),
    {
      name: 'search of 48 with facets',
      value: search.perSecond,
      unit: 'req/s',
      ...(isLarge ? {} : { bar: 660, atLeast: true }),
      ...search,
    },
    {
      name: `search under ${MANY} connections`,
      value: search.p95,
      unit: 'ms p95',
      bar: isLarge ? 100 : 25,
      ...search,
    },
    { name: 'stop of the server while it is searched', value: lag.p99, unit: 'ms p99', bar: 10 },
    // Mostly garbage of everything the server does, collected.
    { name: 'longest stop meanwhile', value: lag.max, unit: 'ms' },
    {
      name: 'suggestions',
      value: suggestion.p95,
      unit: 'ms p95',
      bar: isLarge ? 30 : 10,
      ...suggestion,
    },
    {
      name: `suggestions under ${MANY} connections`,
      value: suggestions.p95,
      unit: 'ms p95',
      ...suggestions,
    },
  ];
}

/** What people type, made of what is sold: words, sizes, references, a letter missing, slang. */
async function listQuestions(shop: Shop): Promise<string[]> {
  const questions: string[] = [...SLANG];
  for (let page = 1; page <= 60; page += 3) {
    const { body } = await get(`${shop.url}/api/recherche?parPage=48&tri=nouveaute&page=${page}`);
    const { articles } = JSON.parse(body.toString()) as Listing;
    articles.forEach(({ reference, libelle }, i) => {
      const words = libelle.split(/[\s,]+/);
      const few = words.slice(0, 2 + (i % 3)).join(' ');
      const kinds = [few, libelle, reference, reference.slice(0, 6), withoutLetter(few), words[0]];
      questions.push(kinds[i % kinds.length] ?? few);
    });
  }
  return questions.map(encodeURIComponent);
}

function withoutLetter(words: string): string {
  return words.slice(0, 3) + words.slice(4);
}

/** As far as it is typed by now. */
function begun(question: string, n: number): string {
  const text = decodeURIComponent(question);
  return encodeURIComponent(text.slice(0, 3 + (n % Math.max(1, text.length - 2))));
}

function measure(shop: Shop, path: (n: number) => string, connections: number): Promise<Measured> {
  // Another walk each time: what was asked before must not be all that is asked.
  const next = (n: number) => ({ path: path((n * 7919) % 1_000_003) });
  const check = (status: number) => status === 200;
  const options = { next, check, connections };
  return measureLoad(shop, options, { warmUp: WARM_UP_SECONDS, seconds: SECONDS });
}

/** Stops of the event loop since they were last asked. */
async function readLag(port: number): Promise<{ p99: number; max: number }> {
  const { body } = await get(`http://127.0.0.1:${port}/metrics`);
  const text = body.toString();
  const read = (name: string) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e-]+)`, 'm').exec(text);
    if (!seconds) throw new Error('the shop does not measure its event loop');
    return Math.max(0, Number(seconds[1]) * 1000 - METER_MS);
  };
  return { p99: read('p99'), max: read('max') };
}

/** As the shop said when it started. */
function memoryRow(shop: Shop, isLarge: boolean): Row {
  const megabytes = /✓ index .* (\d+) MB, built/.exec(shop.logs())?.[1];
  if (megabytes === undefined) throw new Error('the shop did not say what its index takes');
  return {
    name: 'memory of the index',
    value: Number(megabytes),
    unit: 'MB',
    bar: isLarge ? 600 : 60,
  };
}
