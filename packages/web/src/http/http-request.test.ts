import { afterEach, expect, test } from 'vitest';
import { codeOf, type HttpFailure } from './http-answer.ts';
import {
  ajouter,
  compter,
  empty,
  exporter,
  lireArticle,
  ok,
  rechercher,
  start,
  stop,
} from './http-client.epreuves.ts';
import { sendJson } from './test-server.ts';

afterEach(stop);

test('a call carries a bearer token from the session and yields ok, status, data and message', async () => {
  const { httpRequest, server } = await start({ 'GET /api/articles/7': ok });
  const answer = await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  expect(answer).toMatchObject({
    ok: true,
    status: 200,
    data: { libelle: 'Vis à bois 🔩' },
    message: 'OK',
  });
  expect(server.asked.map(({ url }) => url)).toEqual(['/api/session', '/api/articles/7']);
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
  expect(server.asked[1]?.headers.authorization).toBe('Bearer b1');
});

test('what anyone may read opens no session, and carries the bearer of someone known', async () => {
  const { httpRequest, server, visitor } = await start();
  await httpRequest(rechercher, {});
  expect(server.asked.map(({ url }) => url)).toEqual(['/api/recherche']);
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
  visitor.known = true;
  await httpRequest(rechercher, {});
  expect(server.asked.at(-1)?.headers.authorization).toBe('Bearer b1');
});

test('nothing is done in the name of someone else than the page shows', async () => {
  const line = 'PUT /api/panier/articles';
  const { httpRequest, server, visitor, unauthorized, revoke } = await start({ [line]: empty });
  visitor.isOther = (bearer) => bearer !== 'b1';
  const body = [{ articleId: 7, quantite: 1 }];
  expect((await httpRequest(ajouter, { body })).ok).toBe(true);
  revoke();
  // The bearer of before is refused, and the new one stands for another: it is not used.
  expect(await httpRequest(ajouter, { body })).toMatchObject({ ok: false, status: 401 });
  expect(await httpRequest(ajouter, { body })).toMatchObject({ ok: false, status: 401 });
  expect(server.asked.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(server.asked.every(({ headers }) => headers.authorization !== 'Bearer b3')).toBe(true);
  expect(unauthorized).toHaveLength(2);
});

test('query parameters are sent as strings and path parameters encoded', async () => {
  const { httpRequest, server } = await start({ 'GET /api/articles/a%2Fb%20%3F': ok });
  const query = { page: 2, marque: ['a b', 'é'] };
  const answer = await httpRequest(lireArticle, { params: { id: 'a/b ?' }, query });
  expect(answer.ok).toBe(true);
  expect(server.asked[1]?.url).toBe('/api/articles/a%2Fb%20%3F?page=2&marque=a+b&marque=%C3%A9');
});

test('a path parameter that would address another call is refused before anything is sent', async () => {
  const { httpRequest, server } = await start();
  for (const id of ['', '.', '..']) {
    await expect(httpRequest(lireArticle, { params: { id }, query: {} })).rejects.toThrow(
      TypeError,
    );
  }
  expect(server.count('GET /api/articles/')).toBe(0);
});

test('a write sends its JSON body, its language and its idempotency key', async () => {
  const { httpRequest, server } = await start({ 'PUT /api/panier/articles': empty });
  const body = [{ articleId: 1, quantite: 2 }];
  const options = { locale: 'es', idempotencyKey: 'k-1' } as const;
  const answer = await httpRequest(ajouter, { body }, options);
  expect(answer).toMatchObject({ ok: true, status: 204, data: undefined });
  const { headers, body: sent } = server.asked[1] ?? {};
  expect(JSON.parse(sent ?? '')).toEqual(body);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'accept-language': 'es',
    'idempotency-key': 'k-1',
  });
});

test('headers come with the answer, which a HEAD call is all about', async () => {
  const { httpRequest } = await start({
    'HEAD /api/panier': (_, response) =>
      void response.writeHead(200, { 'x-nombre-articles': '12' }).end(),
  });
  const answer = await httpRequest(compter, {});
  expect(answer.headers.get('x-nombre-articles')).toBe('12');
});

test('an answer that is not JSON is a file', async () => {
  const { httpRequest } = await start({
    'GET /api/panier/export': (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  });
  const answer = await httpRequest(exporter, {});
  const file: unknown = answer.data;
  expect(file).toBeInstanceOf(Blob);
  expect(await (file as Blob).text()).toBe('%PDF');
});

test('a failed call tells its status, its message, the response body and the url', async () => {
  const body = { code: 'introuvable', message: 'no such article', data: { id: 7 } };
  const { httpRequest, server, unauthorized } = await start({
    'GET /api/articles/7': (_, response) => sendJson(response, 404, body),
  });
  const answer = await httpRequest(lireArticle, { params: { id: '7' }, query: { page: 1 } });
  expect(answer).toMatchObject({
    ok: false,
    status: 404,
    message: 'no such article',
    data: { body, url: `${server.origin}/api/articles/7?page=1` },
  });
  expect(codeOf(answer as HttpFailure)).toBe('introuvable');
  expect(unauthorized).toEqual([]);
});

test('a failure that the API did not write has the default message and keeps its text', async () => {
  const { httpRequest } = await start({
    'GET /api/articles/7': (_, response) => void response.writeHead(503).end('<h1>proxy</h1>'),
  });
  const answer = await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  expect(answer).toMatchObject({
    ok: false,
    status: 503,
    message: 'httpRequest error',
    data: { body: '<h1>proxy</h1>' },
  });
  expect(codeOf(answer as HttpFailure)).toBe('service-indisponible');
});

test('a call that gets no answer has the default status 500 and says that the network is the cause', async () => {
  const { httpRequest, session } = await start({
    'GET /api/articles/7': (_, response) => void response.destroy(),
    'GET /api/articles/8': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' });
      response.write('{"libelle"', () => response.destroy());
    },
  });
  await session.get();
  for (const id of ['7', '8']) {
    const answer = await httpRequest(lireArticle, { params: { id }, query: {} });
    expect(answer).toMatchObject({
      ok: false,
      status: 500,
      message: 'httpRequest error',
      data: { reseau: true },
    });
    expect((answer as HttpFailure).data.url).toContain(`/api/articles/${id}`);
  }
});

test('when the session cannot be read, the call fails as that reading did', async () => {
  const { httpRequest, server } = await start();
  await server.close();
  const answer = await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  expect(answer).toMatchObject({ ok: false, status: 500, data: { reseau: true } });
});

test('calls that start together share one reading of the session', async () => {
  const { httpRequest, server } = await start({ 'GET /api/articles/7': ok });
  const input = { params: { id: '7' }, query: {} };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => httpRequest(lireArticle, input)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(server.count('GET /api/session')).toBe(1);
});

test('a bearer that stopped working is replaced and the call sent once more', async () => {
  const { httpRequest, server, revoke, unauthorized } = await start({ 'GET /api/articles/7': ok });
  const input = { params: { id: '7' }, query: {} };
  await httpRequest(lireArticle, input);
  revoke();
  const answers = await Promise.all([
    httpRequest(lireArticle, input),
    httpRequest(lireArticle, input),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(server.count('GET /api/session')).toBe(2);
  expect(unauthorized).toEqual([]);
});

test('status 401 leads to the login page once a new bearer was tried, and once only', async () => {
  const body = { code: 'non-authentifie', message: 'sign in', data: {} };
  const { httpRequest, server, unauthorized } = await start({
    'GET /api/articles/7': (_, response) => sendJson(response, 401, body),
  });
  const answer = await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  expect(answer).toMatchObject({ ok: false, status: 401 });
  expect(server.count('GET /api/articles/7')).toBe(2);
  expect(unauthorized).toEqual([answer]);
});

test('an aborted call rejects with the reason of the abort', async () => {
  const controller = new AbortController();
  const { httpRequest } = await start({
    'GET /api/articles/7': () => controller.abort(new Error('page left')),
  });
  const input = { params: { id: '7' }, query: {} };
  const { signal } = controller;
  await expect(httpRequest(lireArticle, input, { signal })).rejects.toThrow('page left');
  await expect(httpRequest(lireArticle, input, { signal })).rejects.toThrow('page left');
});

test('all calls of someone signed in carry the bearer, also those anyone may make', async () => {
  const readPublic = { ...lireArticle, credential: 'public' } as const;
  const { httpRequest, visitor, server } = await start({ 'GET /api/articles/7': ok });
  const input = { params: { id: '7' }, query: {} };
  const porteur = () => server.asked.at(-1)?.headers.authorization;
  await httpRequest(readPublic, input);
  // Looking around opens no session.
  expect(server.count('GET /api/session')).toBe(0);
  expect(porteur()).toBeUndefined();
  visitor.signedIn = true;
  expect(await httpRequest(readPublic, input)).toMatchObject({ ok: true });
  expect(porteur()).toBe('Bearer b1');
});
