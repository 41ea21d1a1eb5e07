/** The API as it is described beside the API as it is: call by call. */
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../api.ts';
import { listCalls, nameOf } from './calls.ts';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
}
interface Operation {
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

const CALLS = await listCalls();
let api: TestApi;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  api = await startApi();
  const answer = await fetch(`${api.url}/api/openapi.json`);
  ({ paths } = (await answer.json()) as { paths: typeof paths });
});
afterAll(() => api.close());

test('has every call of the contract and no other', () => {
  const decrits = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(decrits.toSorted()).toEqual(CALLS.map(nameOf).toSorted());
});

const SECURITE = {
  bearer: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
  public: [],
  cookie: [{}, { cookie: [] }],
};

describe.each(CALLS.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
  const operation = () => operationOf(call);
  const entetes = (status: string) => Object.keys(operation().responses[status]?.headers ?? {});
  const parametres = (place: string) =>
    (operation().parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);

  test('says what it does, who may call it and what it takes', () => {
    expect(operation().summary).toBe(call.summary);
    expect(operation().security).toEqual(SECURITE[call.credential ?? 'bearer']);
    expect(parametres('path').toSorted()).toEqual(
      Object.keys(call.params?.properties ?? {}).toSorted(),
    );
    const query = (call.query as { properties?: object } | undefined)?.properties ?? {};
    expect(parametres('query').toSorted()).toEqual(Object.keys(query).toSorted());
    expect(operation().requestBody !== undefined).toBe(call.body !== undefined);
  });

  test('says the headers it is asked with and those it answers', () => {
    const ok = call.answer === undefined ? '204' : '200';
    expect(parametres('header').toSorted()).toEqual(
      Object.keys(call.requestHeaders ?? {}).toSorted(),
    );
    const attendus = ['X-Request-Id', ...(call.answerHeaders ?? [])];
    const { credential = 'bearer' } = call;
    if (credential === 'bearer' || credential === 'optional')
      attendus.push('X-Messages', 'X-Messages-Etat');
    expect(entetes(ok).toSorted()).toEqual(attendus.toSorted());
    expect(entetes('500')).toEqual(['X-Request-Id']);
  });
});

test('a header that must be sent is said to be', () => {
  const { parameters } = paths['/api/piece-ouverte/transformer']?.['post'] ?? {};
  expect(parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true }),
  );
  expect(paths['/api/panier']?.['head']?.responses['204']?.headers).toHaveProperty(
    'X-Nombre-Articles',
  );
  expect(paths['/api/profil']?.['get']?.responses['200']?.headers).toMatchObject({
    'X-Utilisateur-Role': {},
    'X-Delegue-Code': {},
  });
});

function operationOf({ method, path }: CallShape): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error('not described');
  return operation;
}
