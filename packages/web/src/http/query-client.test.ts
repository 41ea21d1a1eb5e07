import Type from 'typebox';
import { afterEach, expect, test } from 'vitest';
import { defineCall } from '@comptoir/contract/http/call.ts';
import type { Api } from '../page/api.ts';
import { createHttpClient } from './http-request.ts';
import { callQuery, createQueryClient } from './query-client.ts';
import { isQueryFailure, queryFailure } from './query-failure.ts';
import { sendJson, startTestServer, type TestServer } from './test-server.ts';

const read = defineCall({
  method: 'GET',
  path: '/api/articles/{id}',
  acces: 'tous',
  summary: 'An article.',
  params: Type.Object({ id: Type.Integer() }),
  query: Type.Object({ page: Type.Optional(Type.Integer()) }),
  answer: Type.Object({ libelle: Type.String() }),
});
const vider = defineCall({
  method: 'POST',
  path: '/api/panier/vider',
  acces: 'tous',
  summary: 'Empties.',
  journal: false,
});

let server: TestServer | undefined;
afterEach(() => server?.close());

async function startApi(): Promise<Api> {
  server = await startTestServer({
    'GET /api/session': (_, response) =>
      sendJson(response, 200, {
        isAuthenticated: false,
        token: { access_token: 'b', expires_at: new Date(Date.now() + 600_000).toISOString() },
        sessionCourante: { consultation: false },
      }),
    'GET /api/articles/1': (_, response) => sendJson(response, 200, { libelle: 'Vis' }),
    'GET /api/articles/2': (_, response) =>
      sendJson(response, 404, { code: 'introuvable', message: 'gone', data: {} }),
    'POST /api/panier/vider': (_, response) => void response.writeHead(204).end(),
  });
  const client = createHttpClient({
    origin: server.origin,
    onUnauthorized: () => {},
    onMessages: () => {},
  });
  return {
    async call(call, input, options) {
      const answer = await client.httpRequest(call, input, options);
      if (!answer.ok) throw queryFailure(answer);
      return answer.data;
    },
  };
}

test('answers stay fresh for 20 minutes, are not retried and not refetched on window focus', () => {
  const { queries } = createQueryClient({ server: false }).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 1_200_000,
    gcTime: 1_200_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
});

test('on the server no timer outlives the page', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Infinity);
});

test('a call is asked once while it is fresh', async () => {
  const context = { api: await startApi(), locale: 'fr' } as const;
  const client = createQueryClient();
  const input = { params: { id: 1 }, query: {} };
  expect(await client.fetchQuery(callQuery(context, read, input))).toEqual({ libelle: 'Vis' });
  await client.fetchQuery(callQuery(context, read, input));
  expect(server?.count('GET /api/articles/1')).toBe(1);
});

test('thrown query errors carry the failed response, and the call is not retried', async () => {
  const context = { api: await startApi(), locale: 'fr' } as const;
  const query = callQuery(context, read, { params: { id: 2 }, query: {} });
  const error: unknown = await createQueryClient()
    .fetchQuery(query)
    .catch((thrown: unknown) => thrown);
  expect(isQueryFailure(error) && error.response).toMatchObject({
    ok: false,
    status: 404,
    data: { body: { code: 'introuvable' } },
  });
  expect(server?.count('GET /api/articles/2')).toBe(1);
});

test('a call without answer is held as null', async () => {
  const context = { api: await startApi(), locale: 'fr' } as const;
  expect(await createQueryClient().fetchQuery(callQuery(context, vider, {}))).toBeNull();
});

test('the same question has the same key, another language or parameter has another', async () => {
  const api = await startApi();
  const key = (locale: 'fr' | 'en', id: number, query: { page?: number }) =>
    JSON.stringify(callQuery({ api, locale }, read, { params: { id }, query }).queryKey);
  expect(key('fr', 1, { page: undefined })).toBe(key('fr', 1, {}));
  const others = [key('en', 1, {}), key('fr', 2, {}), key('fr', 1, { page: 2 })];
  expect(new Set([key('fr', 1, {}), ...others]).size).toBe(4);
});
