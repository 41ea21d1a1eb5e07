/** What a first visit makes the browser fetch. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPagesIfChanged } from '../../packages/web/build.ts';
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { ROUTES } from '../../packages/web/src/routes.ts';
import { openDatabase } from '../comptes.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { get } from '../load.ts';
import type { Row } from '../report.ts';

/** Pages of the account that anyone of a company opens. */
const PAGES_COMPTE = ROUTES.filter(
  ({ path, module }) => module !== undefined && /^\/mon-compte(?:\/[\w-]+)?$/.test(path),
);

export async function bundleRows(shop: Shop): Promise<Row[]> {
  const pathOf = await pathFinder(shop.url);
  const pages = [
    ['home', '/'],
    ['listing', pathOf('sous-famille')],
    ['product', pathOf('fiche-produit')],
    ...PAGES_COMPTE.map(({ nom, path }) => [nom, path] as const),
  ] as const;
  const { name: cookieName, value } = await openSession(shop);
  const rows: Row[] = [];
  for (const [name, path] of pages) {
    const headers: Record<string, string> = path.startsWith('/mon-compte')
      ? { cookie: `${cookieName}=${value}` }
      : {};
    const answer = await fetch(shop.url + path, { headers, redirect: 'error' });
    const html = await answer.text();
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    if (scripts.size === 0) throw new Error(`${path} names no script`);
    const sizes = await Promise.all([...scripts].map((file) => compressedSize(shop.url + file)));
    rows.push({
      name: `JavaScript of the first page, ${name}`,
      value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
      unit: 'KB br',
      bar: 130,
    });
  }
  rows.push({
    name: 'JavaScript of the 3D view, once asked for',
    value: (await sizeOf3dView()) / 1024,
    unit: 'KB br',
    bar: 180,
  });
  return rows;
}

async function openSession(shop: Shop): Promise<Acheteur['cookie']> {
  const database = await openDatabase(shop.data);
  try {
    const [acheteur] = await remplir(shop, database.pool, 1, 10);
    return (acheteur as Acheteur).cookie;
  } finally {
    await database.close();
  }
}

/** The view and the worker that builds, without the model, which is of one article. */
async function sizeOf3dView(): Promise<number> {
  const { folder } = await buildPagesIfChanged();
  const client = join(folder, 'client');
  const manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string; imports?: string[] }>;
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key);
      for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
    }
    return seen;
  };
  const page = closure('src/produits/fiche-produit.page.tsx', closure('src/entry-client.tsx'));
  const own = ['src/produits/vue-3d/vue-3d.tsx', '../images/src/vue.public.ts']
    .flatMap((key) => [...closure(key)])
    .filter((key) => !page.has(key))
    .map((key) => manifest[key]?.file ?? '');
  const assets = await readdir(join(client, 'assets'));
  const worker = assets.filter((name) => /^(?:ouvrier|formes)-.+\.js$/.test(name));
  if (worker.length !== 2) throw new Error(`the worker of the 3D view is ${worker.join(', ')}`);
  const files = new Set([...own, ...worker.map((name) => `assets/${name}`)]);
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const path = join(client, file);
      return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** As sent to a browser; fetch() would undo the compression and hide the size. */
async function compressedSize(url: string): Promise<number> {
  const { status, body } = await get(url, { 'accept-encoding': 'br' });
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  return body.length;
}
