import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

const ORIGIN = 'https://comptoir.test';

let api: TestApi;
let golden: Golden;

beforeAll(async () => {
  api = await startApi({ url: ORIGIN });
  golden = await buildGolden(api.pool);
});
afterAll(() => api.close());

async function read(path: string): Promise<string> {
  const answer = await fetch(api.url + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return answer.text();
}

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

async function produitOf(articleId: number): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(
    sql`select produit_id as id from article where id = ${articleId}`,
  );
  return id;
}

describe('robots.txt', () => {
  test('closes what is personal or endless, in every language, and names the site map', async () => {
    const answer = await fetch(`${api.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of ['/api/', '/panier', '/en/panier', '/es/recherche', '/en/tunnel/']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the site maps', () => {
  test('the index names the files that have pages, in three languages', async () => {
    const files = locsOf(await read('/sitemap.xml'));
    expect(files).toContain(`${ORIGIN}/sitemaps/fr-produits-1.xml`);
    expect(files).toContain(`${ORIGIN}/sitemaps/es-noeuds-1.xml`);
    expect(files).toContain(`${ORIGIN}/sitemaps/en-promotions-1.xml`);
    expect(files.some((file) => file?.includes('services'))).toBe(false);
    for (const file of files) await read(new URL(file ?? '').pathname);
  });

  test('a product is one address, that of its best sold article on sale', async () => {
    const produit = await produitOf(golden.vis);
    await api.pool.execute(sql`
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, libelle_fr, libelle_en, libelle_es, popularite, retire)
      values (${produit}, 2, 1, 1, '2026-02-03', 'A', '29999991', 'boite', 'a', 'a', 'a', 9, false),
        (${produit}, 3, 1, 1, '2026-04-05', 'B', '29999992', 'boite', 'a', 'a', 'a', 99, true)`);
    const best = await api.pool.one<{ id: number }>(
      sql`select id from article where reference = 'A'`,
    );
    const xml = await read('/sitemaps/en-produits-1.xml');
    expect(locsOf(xml).filter((loc) => loc?.includes(`/${produit}-`))).toEqual([
      `${ORIGIN}/en/fp/a/${produit}-${best.id}`,
    ]);
    expect(xml).toContain(`/${produit}-${best.id}</loc><lastmod>2026-02-03</lastmod>`);
  });

  test('each address names itself in the three languages', async () => {
    const { id } = await api.pool.one<{ id: number }>(
      sql`select id from noeud where code = 'vis-a-bois'`,
    );
    const xml = await read('/sitemaps/es-noeuds-1.xml');
    const [, alternates = ''] =
      new RegExp(`<loc>${ORIGIN}/es/f/tornillos/${id}</loc>(.*)</url>`).exec(xml) ?? [];
    const named = [...alternates.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(Object.fromEntries(named.map(([, language, href]) => [language, href]))).toEqual({
      fr: `${ORIGIN}/f/vis-a-bois/${id}`,
      en: `${ORIGIN}/en/f/wood-screws/${id}`,
      es: `${ORIGIN}/es/f/tornillos/${id}`,
      'x-default': `${ORIGIN}/f/vis-a-bois/${id}`,
    });
  });

  test('what has nothing on sale and what is over are left out', async () => {
    await api.pool.execute(sql`update article set retire = true where id = ${golden.perceuse}`);
    const noeuds = await read('/sitemaps/fr-noeuds-1.xml');
    expect(noeuds).toContain('/c/fixation/');
    expect(noeuds).not.toContain('/c/electroportatif/');
    expect(await read('/sitemaps/fr-marques-1.xml')).not.toContain('krafto');
    const old = await api.pool.one<{ id: number }>(
      sql`select id from promotion where code = 'OLD'`,
    );
    expect(await read('/sitemaps/fr-promotions-1.xml')).not.toContain(`/promos/a/${old.id}<`);
  });

  test.each([
    'fr-produits-2.xml',
    'fr-produits-9999.xml',
    'fr-produits-0.xml',
    'fr-produits-99999.xml',
    'de-produits-1.xml',
    'fr-constructor-1.xml',
    'fr-pages-2.xml',
    'produits.xml',
  ])('%s does not exist', async (file) => {
    expect((await fetch(`${api.url}/sitemaps/${file}`)).status).toBe(404);
  });

  test('they travel compressed', async () => {
    const answer = await fetch(`${api.url}/sitemap.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});
