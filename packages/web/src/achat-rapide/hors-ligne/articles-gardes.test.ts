import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';

type Gardes = typeof import('./articles-gardes.ts');

const kept = new Map<string, string>();
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;

/** A new page: what is in memory is gone, what is stored stays. */
async function newPage(): Promise<Gardes> {
  vi.resetModules();
  return import('./articles-gardes.ts');
}

const article = (id: number) =>
  ({
    id,
    reference: `VBF-${id}`,
    libelle: `Vis ${id}`,
    unite: 'piece',
    contenu: '1',
    multiple: 1,
    minimum: 1,
    tarif: { prixNetHT: { montant: '1.0000', devise: 'EUR' }, paliers: [] },
  }) as unknown as ArticleVendu;
const vu = (id: number, code = `VBF-${id}`) => ({ code, article: article(id), jour: '2026-11-16' });

beforeEach(() => kept.clear());

test('an article is found again by its reference and by the code it was asked with', async () => {
  (await newPage()).garder([vu(1, '3250391234567')], storage);
  const { findGarde } = await newPage();
  expect(findGarde('vbf 1', storage)?.libelle).toBe('Vis 1');
  expect(findGarde('3250391234567', storage)?.libelle).toBe('Vis 1');
  expect(findGarde('VBF-2', storage)).toBeUndefined();
});

test('what somebody saw is erased for somebody else', async () => {
  const page = await newPage();
  page.ouvrirGarde('Yann Le Goff', storage);
  page.garder([vu(1)], storage);
  page.ouvrirGarde('Yann Le Goff', storage);
  expect(page.findGarde('VBF-1', storage)).toBeDefined();
  page.ouvrirGarde('', storage);
  expect(page.findGarde('VBF-1', storage)).toBeUndefined();
  expect((await newPage()).findGarde('VBF-1', storage)).toBeUndefined();
});

test('the newest two thousand are kept', async () => {
  const page = await newPage();
  page.garder(
    Array.from({ length: 2100 }, (_, at) => vu(at + 1)),
    storage,
  );
  expect(page.findGarde('VBF-100', storage)).toBeUndefined();
  expect(page.findGarde('VBF-101', storage)).toBeDefined();
});

test('whatever else is in the storage is ignored', async () => {
  for (const stored of [
    '{',
    '[]',
    '{"proprietaire":1}',
    '{"proprietaire":"","articles":[[1,2]]}',
  ]) {
    kept.set('comptoir.articles-gardes', stored);
    expect((await newPage()).findGarde('VBF-1', storage)).toBeUndefined();
  }
});
