import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  lireActualite,
  listerActualites,
} from '@comptoir/contract/actualites/actualites.contract.ts';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';

type Liste = CallAnswer<typeof listerActualites>;

let api: TestApi;
let maintenant = new Date('2026-05-10T21:59:00Z');

beforeAll(async () => {
  api = await startApi({ url: 'https://boutique.test' }, { now: () => maintenant });
  await buildGolden(api.pool);
  await api.pool.execute(sql`
    insert into actualite (id, sujet, publie_le, genre, titre_fr, titre_en, titre_es,
      slug_fr, slug_en, slug_es, chapeau_fr, chapeau_en, chapeau_es, texte_fr, texte_en, texte_es)
    select n, case when n % 2 = 0 then 'conseils' else 'securite' end,
           case when n = 12 then '2026-05-11' when n > 3 then '2026-04-25'::date + n else '2025-02-01'::date + n end,
           'vis', 'Titre <' || n || '> & « suite »', 'Title ' || n, 'Título ' || n,
           'titre-' || n, 'title-' || n, 'titulo-' || n, 'Chapeau', 'Lead', 'Entradilla', 'a', 'b', 'c'
      from generate_series(1, 12) as n`);
  await api.pool.execute(sql`
    insert into actualite_noeud (actualite_id, noeud_id, rang)
    select 4, id, row_number() over (order by id) from noeud where niveau = 1`);
});
afterAll(() => api.close());

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await fetch(api.url + path, {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('news come latest first, in pages, with the topics and years that have some', async () => {
  const page1 = await read<Liste>('/api/actualites', 'en');
  expect(page1.total).toBe(11);
  expect(page1.actualites.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  expect(page1.actualites[0]).toMatchObject({
    titre: 'Title 11',
    slug: 'title-11',
  });
  expect(page1.annees).toEqual([2026, 2025]);
  expect(page1.sujets).toEqual([
    { sujet: 'conseils', nombre: 5 },
    { sujet: 'securite', nombre: 6 },
  ]);
  const page2 = await read<Liste>('/api/actualites?page=2');
  expect(page2.actualites.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('topic and year narrow each other', async () => {
  const { total, sujets, annees } = await read<Liste>('/api/actualites?sujet=securite&annee=2025');
  expect({ total, sujets, annees }).toEqual({
    total: 2,
    sujets: [
      { sujet: 'conseils', nombre: 1 },
      { sujet: 'securite', nombre: 2 },
    ],
    annees: [2026, 2025],
  });
  expect((await fetch(`${api.url}/api/actualites?sujet=cuisine`)).status).toBe(400);
});

test('a news of tomorrow is there from midnight in Paris on', async () => {
  expect((await fetch(`${api.url}/api/actualites/12`)).status).toBe(404);
  maintenant = new Date('2026-05-10T22:00:00Z');
  const { actualite } = await read<CallAnswer<typeof lireActualite>>('/api/actualites/12');
  expect(actualite.date).toBe('2026-05-11');
  maintenant = new Date('2026-05-10T21:59:00Z');
});

test('a news comes with what it is about as the shop sells it, and others of its topic first', async () => {
  const answer = await read<CallAnswer<typeof lireActualite>>('/api/actualites/4', 'es');
  expect(answer.slugs).toEqual({
    fr: 'titre-4',
    en: 'title-4',
    es: 'titulo-4',
  });
  expect(answer.texte).toBe('c');
  expect(answer.noeuds.length).toBeGreaterThan(0);
  expect(answer.produits.length).toBeGreaterThan(0);
  expect(answer.autres.map(({ id }) => id)).toEqual([10, 8, 6]);
});

interface Rss {
  rss: {
    channel: {
      link: string;
      language: string;
      item: {
        title: string;
        link: string;
        guid: string;
        pubDate: string;
        description: string;
      }[];
    };
  };
}

test('the feed of each language reads back with titles, addresses and days', async () => {
  const feeds = [
    ['/actualites.rss', 'fr', 'Titre <11> & « suite »', '/actualites/titre-11/11'],
    ['/es/actualites.rss', 'es', 'Título 11', '/es/actualites/titulo-11/11'],
  ] as const;
  for (const [path, langue, titre, chemin] of feeds) {
    const answer = await fetch(api.url + path);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { channel } = (new XMLParser().parse(await answer.text()) as Rss).rss;
    expect(channel.language).toBe(langue);
    expect(channel.item).toHaveLength(11);
    expect(channel.item[0]).toMatchObject({
      title: titre,
      link: `https://boutique.test${chemin}`,
    });
    expect(new Date(channel.item[0]?.pubDate ?? '').toISOString()).toBe('2026-05-06T06:00:00.000Z');
  }
});
