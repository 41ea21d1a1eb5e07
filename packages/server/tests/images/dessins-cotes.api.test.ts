import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`update produit set genre = 'vis-tete-fraisee'`);
  await api.pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    values ('diametre', 'nombre', 'mm', 1, 1, 'Diamètre', 'Diameter', 'Diámetro'),
      ('longueur', 'nombre', 'mm', 0, 2, 'Longueur', 'Length', 'Longitud <&>')`);
  await api.pool.execute(sql`
    insert into attribut_valeur (attribut_id, nombre)
    select id, case code when 'diametre' then 4.5 else 60 end from attribut`);
  // The drill is a screw without a length.
  await api.pool.execute(sql`
    update article a
       set valeurs = array(select v.id from attribut_valeur v join attribut t on t.id = v.attribut_id
                            where a.id = ${golden.vis} or t.code = 'diametre')`);
});
afterAll(() => api.close());

const get = (path: string, headers = {}) => fetch(api.url + path, { headers });

describe('the drawing of an article', () => {
  test.each([
    ['fr', '4,5', 'Longueur 60'],
    ['en', '4.5', 'Length 60'],
    ['es', '4,5', 'Longitud &lt;&amp;&gt; 60'],
  ])('tells its dimensions in the language asked: %s', async (langue, diametre, longueur) => {
    const answer = await get(`/images/dessins/${golden.vis}-${langue}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    const svg = await answer.text();
    expect(svg).toContain(`Ø ${diametre}\u00a0mm<`);
    expect(svg).toContain(`>${longueur}\u00a0mm<`);
  });

  test('is kept by browsers and asked again by its ETag', async () => {
    const path = `/images/dessins/${golden.vis}-fr.svg`;
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toContain('public, max-age=3600');
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    const other = path.replace('-fr', '-en');
    expect((await get(other, { 'if-none-match': etag })).status).toBe(200);
  });

  test('has a thumbnail without words', async () => {
    const answer = await get(`/images/dessins/${golden.vis}.svg`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<text');
  });

  test('is not there for an article that does not tell its dimensions, and its sheet knows', async () => {
    expect((await get(`/images/dessins/${golden.perceuse}-fr.svg`)).status).toBe(404);
    const { rows } = await listDessins();
    expect(rows).toEqual([
      [golden.vis, true],
      [golden.perceuse, false],
    ]);
  });

  async function listDessins() {
    const ids = await api.pool.query<{ id: number }>(sql`select id from produit order by id`);
    const fiches = await Promise.all(
      ids.map(async ({ id }) => (await (await get(`/api/produits/${id}`)).json()) as Produit),
    );
    return {
      rows: fiches.flatMap(({ details }) =>
        details.map(({ articleId, dessin }) => [articleId, dessin]),
      ),
    };
  }

  test.each([
    '999999-fr.svg',
    '0-fr.svg',
    '1-de.svg',
    '1-fr.png',
    'x-fr.svg',
    '99999999999-fr.svg',
  ])('what is none is not found: %s', async (fichier) => {
    expect((await get(`/images/dessins/${fichier}`)).status).toBe(404);
  });
});
