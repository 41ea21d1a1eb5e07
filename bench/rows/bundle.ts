/** What a first visit makes the browser fetch. */
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { get } from '../load.ts';
import type { Row } from '../report.ts';

export async function bundleRows(shop: Shop): Promise<Row[]> {
  const pathOf = await pathFinder(shop.url);
  const pages = [
    ['home', '/'],
    ['listing', pathOf('sous-famille')],
    ['product', pathOf('fiche-produit')],
  ] as const;
  const rows: Row[] = [];
  for (const [name, path] of pages) {
    const html = await (await fetch(shop.url + path)).text();
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((m) => m[1]),
    );
    const sizes = await Promise.all([...scripts].map((file) => compressedSize(shop.url + file)));
    rows.push({
      name: `JavaScript of the first page, ${name}`,
      value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
      unit: 'KB br',
      bar: 130,
    });
  }
  return rows;
}

/** As sent to a browser; fetch() would undo the compression and hide the size. */
async function compressedSize(url: string): Promise<number> {
  const { status, body } = await get(url, { 'accept-encoding': 'br' });
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  return body.length;
}
