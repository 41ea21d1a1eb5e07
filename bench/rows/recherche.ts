/** Listings: a page of 48 articles with prices and facets, and the index they come from. */
import type { Shop } from '../../e2e/harness/shop.ts';
import { popular } from '../load.ts';
import { measureLoad, type Measured } from '../measured.ts';
import type { Row } from '../report.ts';
import { motsRows } from './mots.ts';

const SECONDS = 5;
const WARM_UP_SECONDS = 8;
/** Leaves too small to fill a page say nothing of the cost of one. */
const FULL_PAGE = 48;
const TRIS = ['pertinence', 'prix', 'nouveaute', 'gamme'];
const MEDIUM = 200_000;

interface Noeud {
  id: number;
  niveau: number;
  nombre: number;
}

interface Facette {
  code: string;
  libelle: string | null;
  valeurs: { valeur: string }[];
}

interface Listing {
  articles: { tarif: object | null }[];
  facettes: Facette[];
}

export async function rechercheRows(shop: Shop, metricsPort: number): Promise<Row[]> {
  const { noeuds } = await readJson<{ noeuds: Noeud[] }>(shop, '/api/catalogue/arbre?profondeur=5');
  const total = noeuds.reduce((sum, noeud) => sum + (noeud.niveau === 1 ? noeud.nombre : 0), 0);
  const listings = listPaths(noeuds);
  const filtered = await listFilteredPaths(shop, noeuds);
  const listing = await measure(shop, listings, isFullPage);
  const facettes = await measure(shop, filtered, isListing, 2);
  return [
    indexRow(shop, total),
    {
      name: 'listing of 48 with prices',
      value: listing.perSecond,
      unit: 'req/s',
      bar: 780,
      atLeast: true,
      ...listing,
    },
    {
      name: 'filtered listing with facets',
      value: facettes.p95,
      unit: 'ms p95',
      bar: total > MEDIUM ? 100 : 25,
      ...facettes,
    },
    ...(await motsRows(shop, total, metricsPort)),
  ];
}

function listPaths(noeuds: readonly Noeud[]): string[] {
  return noeuds
    .filter(({ nombre }) => nombre >= FULL_PAGE)
    .map(({ id }, place) => `/api/recherche?noeud=${id}&tri=${TRIS[place % TRIS.length]}`);
}

/** The broadest parts of the catalogue, each with one or two of its own filters. */
async function listFilteredPaths(shop: Shop, noeuds: readonly Noeud[]): Promise<string[]> {
  const parts = ['/api/recherche?enStock=livrable'];
  for (const { id, niveau } of noeuds) if (niveau <= 2) parts.push(`/api/recherche?noeud=${id}`);
  const paths: string[] = [];
  for (const part of parts) {
    const { facettes } = await readJson<Listing>(shop, part);
    const choices = facettes.filter(
      ({ libelle, valeurs }) => libelle !== null && valeurs.length > 1,
    );
    const filters = choices.slice(0, 2).map(
      ({ code, valeurs }) =>
        `&f.${code}=${valeurs
          .slice(0, 2)
          .map(({ valeur }) => valeur)
          .join()}`,
    );
    paths.push(part, part + (filters[0] ?? ''), part + filters.join(''));
  }
  return paths;
}

function measure(
  shop: Shop,
  paths: readonly string[],
  isRight: (listing: Listing) => boolean,
  connections?: number,
): Promise<Measured> {
  const next = (n: number) => ({ path: paths[popular(n, paths.length)] ?? '/' });
  let seen = 0;
  // Reading every body would be measuring the reader.
  const check = (status: number, body: Buffer) =>
    status === 200 && (seen++ % 50 !== 0 || isRight(JSON.parse(body.toString()) as Listing));
  const options = { next, check, ...(connections !== undefined && { connections }) };
  return measureLoad(shop, options, { warmUp: WARM_UP_SECONDS, seconds: SECONDS });
}

function isFullPage({ articles, facettes }: Listing): boolean {
  return (
    articles.length === FULL_PAGE &&
    facettes.length > 1 &&
    articles.every(({ tarif }) => tarif !== null)
  );
}

function isListing({ facettes }: Listing): boolean {
  return Array.isArray(facettes);
}

/** As the shop said when it started: reading included. */
function indexRow(shop: Shop, total: number): Row {
  const seconds = /✓ index .*built in ([\d.]+) s/.exec(shop.logs())?.[1];
  if (seconds === undefined) throw new Error('the shop did not say how long its index took');
  return {
    name: `index of ${total} articles built`,
    value: Number(seconds),
    unit: 's',
    bar: total > MEDIUM ? 60 : 6,
  };
}

async function readJson<T>(shop: Shop, path: string): Promise<T> {
  const answer = await fetch(shop.url + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}
