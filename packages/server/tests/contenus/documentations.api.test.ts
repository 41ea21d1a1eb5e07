import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { chercherDocumentations } from '@comptoir/contract/contenus/documentations.contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';

type Answer = CallAnswer<typeof chercherDocumentations>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await buildGolden(api.pool);
  await api.pool.execute(sql`
    update produit set nom_fr = 'Perceuse à percussion', nom_en = 'Hammer drill'
     where code = 'PVX-18-60'`);
  await api.pool.execute(sql`
    insert into document (produit_id, type, rang, titre_fr, titre_en, titre_es)
    select p.id, t.type, t.rang, t.titre, t.titre, t.titre
      from produit p,
           (values ('fiche-technique', 1, 'Fiche technique'), ('notice', 2, 'Notice'))
             as t (type, rang, titre)`);
  await api.pool.execute(sql`
    insert into brochure (type, rang, noeud_id, titre_fr, titre_en, titre_es, resume_fr, resume_en,
      resume_es, texte_fr, texte_en, texte_es, modifie_le)
    select 'catalogue', 1, (select id from noeud where niveau = 1 order by id limit 1),
           'Catalogue général', 'General catalogue', 'Catálogo general', 'Tout', 'All', 'Todo',
           ${'## À lire\n\nDes **vis** et des clous.\n\n- un\n- deux\n\n| Zone | Prix |\n| --- | --- |\n| 1 | 6,90 € |'},
           'x', 'y', '2026-05-04'`);
});
afterAll(() => api.close());

async function chercher(query: string, langue = 'fr'): Promise<Answer> {
  const answer = await fetch(`${api.url}/api/documentations?${query}`, {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

test('the library lists what the company publishes, then the documents of products on sale', async () => {
  const { total, documents } = await chercher('');
  expect(documents[0]).toMatchObject({
    type: 'catalogue',
    titre: 'Catalogue général',
    href: expect.stringMatching(/^\/brochures\/\d+\?langue=fr$/) as string,
    produit: null,
  });
  expect(documents[1]).toMatchObject({
    href: expect.stringMatching(/^\/documents\/\d+\?langue=fr$/) as string,
    produit: {
      nom: expect.any(String) as string,
      articleId: expect.any(Number) as number,
    },
  });
  expect(total).toBe(documents.length);
});

test('words are found in any order, without accents, in the language of the page', async () => {
  for (const q of ['perceuse', 'PERCUSSION+notice', 'notice+a+percuss']) {
    const { documents } = await chercher(`q=${q}&type=notice`);
    expect(documents.map(({ produit }) => produit?.nom)).toEqual(['Perceuse à percussion']);
  }
  expect((await chercher('q=perceuse', 'en')).total).toBe(0);
  expect((await chercher('q=hammer+drill', 'en')).total).toBe(2);
});

test('each filter counts what its other values would leave', async () => {
  const tous = await chercher('');
  const notices = await chercher('type=notice');
  expect(notices.total).toBe(tous.types.find(({ valeur }) => valeur === 'notice')?.nombre);
  expect(notices.types).toEqual(tous.types);
  for (const marque of tous.marques) {
    const { total, filtre } = await chercher(`marque=${marque.valeur}`);
    expect([total, filtre.marque]).toEqual([marque.nombre, marque.libelle]);
  }
  for (const noeud of tous.noeuds) {
    const { total, filtre } = await chercher(`noeud=${noeud.valeur}`);
    expect([total, filtre.noeud]).toEqual([noeud.nombre, noeud.libelle]);
  }
});

test('signs of a pattern are looked for as they are', async () => {
  for (const q of ['%25', '_', '%5C', "'", '%00x']) {
    const answer = await fetch(`${api.url}/api/documentations?q=${q}`);
    expect([200, 400]).toContain(answer.status);
  }
  expect((await chercher('q=%25perceuse_')).documents.length).toBeGreaterThan(0);
});

test('a brochure is a PDF of its text, its tables and the products it lists', async () => {
  const { documents } = await chercher('type=catalogue');
  const answer = await fetch(api.url + documents[0]?.href);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('catalogue-general.pdf');
  const etag = answer.headers.get('etag') ?? '';
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const read = text.replaceAll('\u00a0', ' ');
  for (const said of [
    'Catalogue général',
    'À lire',
    'Des vis et des clous.',
    '6,90 €',
    '04/05/2026',
  ])
    expect(read).toContain(said);
  const again = await fetch(api.url + documents[0]?.href, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('a brochure that does not exist is not found', async () => {
  for (const id of ['999', '0', 'x', '99999999999'])
    expect((await fetch(`${api.url}/brochures/${id}`)).status).toBe(404);
});
