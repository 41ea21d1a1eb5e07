import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../page/api.ts';
import { createQueryClient } from '../http/query-client.ts';
import { rafraichirPanier } from './rafraichir-panier.ts';

const PANIER = ['GET /api/panier', 'fr', {}, {}];
const TARIF = ['GET /api/panier/tarif', 'fr', {}, {}];
const AUTRE = ['GET /api/magasins', 'fr', {}, {}];

/** What was asked, in order: the count, and each reading of the basket that is on screen. */
let demandes: string[];
let cookies: string[];
const document = {
  set cookie(cookie: string) {
    cookies.push(cookie);
  },
};

beforeEach(() => {
  demandes = [];
  cookies = [];
  vi.stubGlobal('document', document);
});
afterEach(() => vi.unstubAllGlobals());

/** A page that shows the basket, after another that showed its totals; `nombre` lines are counted. */
async function rafraichir(pathname: string, nombre: number, options = {}) {
  vi.stubGlobal('location', { pathname });
  const queryClient = createQueryClient({ server: false });
  const api = {
    call: (_call: unknown, _input: unknown, { onHeaders }: { onHeaders: (h: Headers) => void }) => {
      demandes.push('nombre');
      onHeaders(new Headers({ 'x-nombre-articles': String(nombre) }));
      return Promise.resolve();
    },
  } as unknown as Api;
  queryClient.setQueryData(PANIER, 'avant');
  queryClient.setQueryData(TARIF, 'avant');
  queryClient.setQueryData(AUTRE, 'magasins');
  const observer = new QueryObserver(queryClient, {
    queryKey: PANIER,
    queryFn: () => {
      demandes.push('panier');
      return 'apres';
    },
  });
  const montres: unknown[] = [];
  const unsubscribe = observer.subscribe(({ data }) => montres.push(data));
  await rafraichirPanier({ api, queryClient }, options);
  unsubscribe();
  const garde = { tarif: queryClient.getQueryData(TARIF), autre: queryClient.getQueryData(AUTRE) };
  queryClient.clear();
  return { montres: montres.map((data) => data ?? 'rien'), ...garde };
}

test('the count is asked first; on the basket page, with items, the basket is read again in its place', async () => {
  const { montres, tarif, autre } = await rafraichir('/en/panier', 3);
  expect(demandes).toEqual(['nombre', 'panier']);
  expect(montres).not.toContain('rien');
  expect(montres.at(-1)).toBe('apres');
  expect(tarif).toBeUndefined();
  expect(autre).toBe('magasins');
});

test.each([
  ['on another page', '/recherche', 3],
  ['without items', '/panier', 0],
])('%s, what is known of the basket is reset and removed', async (_quand, pathname, nombre) => {
  const { montres, tarif, autre } = await rafraichir(pathname, nombre);
  expect(demandes).toEqual(['nombre', 'panier']);
  expect(montres).toContain('rien');
  expect(tarif).toBeUndefined();
  expect(autre).toBe('magasins');
});

test('a flag resets the type of the basket too', async () => {
  await rafraichir('/devis-succes', 0);
  expect(cookies).toEqual([]);
  await rafraichir('/devis-succes', 0, { avecType: true });
  expect(cookies).toEqual([
    'panierType=; path=/; samesite=lax; max-age=0',
    'panierTypeTemporaire=; path=/; samesite=lax; max-age=0',
  ]);
});
