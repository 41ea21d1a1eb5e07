import {
  listManifestes,
  readIllustrations,
  readManifeste,
} from '@comptoir/images/images.public.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const get = (path: string, headers = {}) => fetch(api.url + path, { headers });

test('a genre without photographs is drawn, and the browser keeps the drawing', async () => {
  const answer = await get('/images/genres/vis-tete-fraisee.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(answer.headers.get('cache-control')).toContain('public, max-age=86400');
  expect(await answer.text()).toMatch(/^<svg /);
  const etag = answer.headers.get('etag') ?? '';
  const again = await get('/images/genres/vis-tete-fraisee.svg', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  const other = await get('/images/genres/cadenas.svg', { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('a genre nobody knows gets the carton, not an error', async () => {
  const [unknown, carton] = await Promise.all(
    ['objet-inconnu', 'carton'].map(async (genre) =>
      (await get(`/images/genres/${genre}.svg`)).text(),
    ),
  );
  expect(unknown).toBe(carton);
});

test.each(['vis', 'vis.png', '..%2fvis.svg', 'VIS.svg', '.svg', `${'a'.repeat(700)}.svg`])(
  'what is no drawing is not found: %s',
  async (fichier) => {
    const answer = await get(`/images/genres/${fichier}`);
    expect([404, 414]).toContain(answer.status);
  },
);

test('a picture that was taken is kept for ever, in the sizes there are', async () => {
  const [kind = ''] = listManifestes();
  const [entree] = Object.values(readManifeste(kind));
  const fichier = entree?.fichier ?? '';
  const answer = await get(`/images/articles/${fichier}/400-400.webp`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await answer.bytes()).length).toBeGreaterThan(500);
  const odd = await get(`/images/articles/${fichier}/1600-1600.webp`);
  expect(odd.status).toBe(404);
});

test('a picture kept in one size is that in every size', async () => {
  const kept = listManifestes().flatMap((kind) => Object.values(readManifeste(kind)));
  const smaller = kept.find(({ cote }) => cote !== undefined);
  const [large, medium, small] = await Promise.all(
    [800, 400, 160].map(async (cote) =>
      (await get(`/images/articles/${smaller?.fichier}/${cote}-${cote}.webp`)).bytes(),
    ),
  );
  expect(medium?.length).toBeGreaterThan(500);
  expect(large).toEqual(medium);
  expect(small).toEqual(medium);
});

test.each(['vis.inconnue-00000000', '..%2f..%2fpackage', 'vis', 'vis.a.b'])(
  'what was never taken is not found: %s',
  async (fichier) => {
    expect((await get(`/images/articles/${fichier}/400-400.webp`)).status).toBe(404);
  },
);

test('a maker of the demo has its logo, others have none', async () => {
  const answer = await get('/images/marques/tirval.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await answer.text()).toMatch(/^<svg /);
  const etag = answer.headers.get('etag') ?? '';
  expect((await get('/images/marques/tirval.svg', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/images/marques/vide.svg')).status).toBe(404);
  expect((await get('/images/marques/constructor.svg')).status).toBe(404);
});

test('an illustration is kept for ever, in its widths', async () => {
  const [entree] = Object.values(readIllustrations('services'));
  const fichier = entree?.fichier ?? '';
  const answer = await get(`/images/illustrations/${fichier}/480.webp`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await answer.bytes()).length).toBeGreaterThan(500);
  for (const odd of [`${fichier}/1600.webp`, `${fichier}/480`, 'services.rien-00000000/480.webp']) {
    expect((await get(`/images/illustrations/${odd}`)).status, odd).toBe(404);
  }
});
