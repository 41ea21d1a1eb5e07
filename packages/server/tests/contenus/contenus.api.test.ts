import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireFaq, lireQuestionFrequente } from '@comptoir/contract/contenus/faq.contract.ts';
import type { lirePage, listerPages } from '@comptoir/contract/contenus/pages.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { insertFaq, insertPages } from './contenus.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { suivi: true });
  await insertPages(api.pool);
  await insertFaq(api.pool);
});
afterAll(() => api.close());

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await fetch(api.url + path, {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('content pages come by section, then by rank, in the language asked', async () => {
  const { pages } = await read<CallAnswer<typeof listerPages>>('/api/contenus/pages', 'es');
  expect(pages.map(({ id, rubrique, titre }) => [id, rubrique, titre])).toEqual([
    [5, 'livraison', 'Entrega'],
    [192, 'legal', 'Datos'],
    [33, 'legal', 'Condiciones'],
  ]);
});

test('a content page tells its text, its last change, its addresses and the rest of its section', async () => {
  const page = await read<CallAnswer<typeof lirePage>>('/api/contenus/pages/33', 'en');
  expect(page).toMatchObject({
    page: { id: 33, titre: 'Terms', slug: 'terms' },
    slugs: { fr: 'conditions', en: 'terms', es: 'condiciones' },
    texte: '## Prices',
    modifieLe: '2026-03-02',
    voisines: [{ id: 192 }],
  });
});

test('frequent questions come in the order of their themes; a theme without one is left out', async () => {
  const { themes, questions } = await read<CallAnswer<typeof lireFaq>>('/api/faq');
  expect(themes.map(({ code }) => code)).toEqual(['compte', 'retours']);
  expect(questions.map(({ id, theme }) => [id, theme])).toEqual([
    [3, 'compte'],
    [2, 'retours'],
    [1, 'retours'],
  ]);
});

test('a frequent question comes with the others of its theme', async () => {
  const answer = await read<CallAnswer<typeof lireQuestionFrequente>>('/api/faq/2', 'en');
  expect(answer).toMatchObject({
    question: { question: 'How?', reponse: '**b**' },
    theme: { code: 'retours', libelle: 'Returns' },
    slugs: { fr: 'comment', en: 'how', es: 'como' },
    voisines: [{ id: 1, question: 'When?', slug: 'when' }],
  });
});

test('what does not exist is not found, what is no number is refused', async () => {
  for (const path of ['contenus/pages', 'faq', 'actualites']) {
    expect((await fetch(`${api.url}/api/${path}/999`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/${path}/x`)).status).toBe(400);
    expect((await fetch(`${api.url}/api/${path}/2147483648`)).status).toBe(400);
  }
});

test('a page changed by whoever writes the table is the new one within a second', async () => {
  await read('/api/contenus/pages/5');
  await api.pool.execute(sql`update page_contenu set texte_fr = 'nouveau' where id = 5`);
  await expect
    .poll(async () => (await read<CallAnswer<typeof lirePage>>('/api/contenus/pages/5')).texte, {
      timeout: 3000,
    })
    .toBe('nouveau');
});
