import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildGolden } from '../articles/golden.ts';
import { startApi, type TestApi } from '../api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startApi();
  const { perceuse } = await buildGolden(api.pool);
  await api.pool.execute(sql`
    with tension as (
      insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
      values ('tension', 'nombre', 'V', 1, 1, 'Tension', 'Voltage', 'Tensión')
      returning id
    ),
    valeur as (
      insert into attribut_valeur (attribut_id, nombre) select id, 10.8 from tension returning id
    )
    update article set valeurs = array[valeur.id], garantie_mois = 36
      from valeur where article.id = ${perceuse}`);
  await api.pool.execute(sql`
    update produit set nom_fr = 'Perceuse-visseuse', nom_es = 'Taladro atornillador',
           description_fr = 'Couple de 60 Nm : du 5 × 100 sans avant-trou.', normes = '{EN 62841-1}'
     where code = 'PVX-18-60'`);
  const rows = await api.pool.query<{ id: number; type: string }>(sql`
    insert into document (produit_id, type, titre_fr, titre_en, titre_es)
    select p.id, t, 'Titre du document', 'Title of the document', 'Título del documento'
      from produit p,
           unnest(array['fiche-technique', 'fiche-securite', 'notice', 'certificat', 'garantie']) as t
     where p.code = 'PVX-18-60'
    returning id, type`);
  ids = Object.fromEntries(rows.map(({ id, type }) => [type, id]));
});
afterAll(() => api.close());

async function read(type: string, langue = 'fr') {
  const answer = await fetch(`${api.url}/documents/${ids[type]}?langue=${langue}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll('\u00a0', ' '), totalPages, answer };
}

test('a data sheet tells the product, its attributes with units and its references', async () => {
  const { text, answer } = await read('fiche-technique');
  expect(text).toContain('Perceuse-visseuse · Krafto');
  expect(text).toContain('Couple de 60 Nm : du 5 × 100 sans avant-trou.');
  expect(text).toContain('10,8 V');
  expect(text).toContain('PVX-18-60');
  expect(answer.headers.get('content-disposition')).toContain('perceuse-visseuse.pdf');
});

test('a document is written in the language asked', async () => {
  const { text } = await read('fiche-technique', 'es');
  expect(text).toContain('Taladro atornillador');
  expect(text).toContain('Referencias');
});

test.each([
  ['garantie', 'garanties 36 mois'],
  ['certificat', 'EN 62841-1'],
  ['notice', 'Portez lunettes'],
  ['fiche-securite', 'Premiers secours'],
])('the %s says what it is for', async (type, words) => {
  expect((await read(type)).text).toContain(words);
});

test('a product with many articles fills several pages, each with its number', async () => {
  await api.pool.execute(sql`
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es)
    select p.id, n, 100, 5, '2026-01-01', 'PVX-N' || n, (23000000 + n)::text, 'piece', 'a', 'a', 'a'
      from produit p, generate_series(1, 150) as n
     where p.code = 'PVX-18-60'`);
  const { text, totalPages } = await read('fiche-technique');
  expect(totalPages).toBeGreaterThan(2);
  expect(text).toContain('PVX-N150');
  expect(text).toContain(`${totalPages} / ${totalPages}`);
});

test('a document that did not change is not sent again', async () => {
  const { answer } = await read('garantie');
  const again = await fetch(`${api.url}/documents/${ids['garantie']}?langue=fr`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each(['0', '-1', 'abc', '999999999', '99999999999999'])(
  'a document that does not exist is not found: %s',
  async (id) => {
    expect((await fetch(`${api.url}/documents/${id}`)).status).toBe(404);
  },
);

test('who finds many documents waiting is told so, and when to come back; no cache keeps that', async () => {
  const url = `${api.url}/documents/${ids['notice']}`;
  const demander = (accept: string) => fetch(url, { headers: { accept, 'accept-language': 'en' } });
  const toutes = Array.from({ length: 60 }, (_, i) => demander(i % 2 ? 'text/html' : '*/*'));
  const refusees = (await Promise.all(toutes)).filter(({ status }) => status !== 200);
  expect(refusees.length).toBeGreaterThan(1);
  for (const refusee of refusees) {
    expect(refusee.status).toBe(503);
    expect(refusee.headers.get('retry-after')).toBe('30');
    expect(refusee.headers.get('cache-control') ?? '').not.toContain('max-age=3600');
    expect(refusee.headers.get('content-disposition')).toBeNull();
  }
  // A program is told by a code, someone who reads it in words.
  const corps = await Promise.all(
    refusees.map(async (refusee) =>
      refusee.headers.get('content-type')?.startsWith('text/html')
        ? await refusee.text()
        : ((await refusee.json()) as { code: string }).code,
    ),
  );
  for (const dit of corps) {
    if (dit !== 'file-d-attente-pleine') expect(dit).toContain('busy with many other documents');
  }
  expect((await demander('*/*')).status).toBe(200);
});
