import { expect, test } from 'vitest';
import {
  chooseEncoding,
  createPageCache,
  etagOf,
  scriptHashes,
  type CachedPage,
} from './page-cache.ts';

function page(size: number, ...tags: string[]): CachedPage {
  const identity = Buffer.alloc(size, 'a');
  return {
    headers: {},
    etag: etagOf(identity),
    tags: new Set(tags),
    expires: undefined,
    bodies: { identity },
  };
}

test('the least recently used pages go when memory is short', () => {
  const cache = createPageCache({ maxBytes: 4500 });
  cache.set('/a', page(1000), cache.version);
  cache.set('/b', page(1000), cache.version);
  cache.set('/c', page(1000), cache.version);
  cache.get('/a');
  cache.set('/d', page(1000), cache.version);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
});

test('a page larger than the whole cache is not kept', () => {
  const cache = createPageCache({ maxBytes: 1000 });
  cache.set('/a', page(2000), cache.version);
  expect(cache.size).toBe(0);
});

test('a tag drops the pages made from it, and only those', () => {
  const cache = createPageCache();
  cache.set('/a', page(10, 'produit:1', 'marque:2'), cache.version);
  cache.set('/b', page(10, 'produit:2'), cache.version);
  cache.drop(['produit:1']);
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')).toBeDefined();
  cache.drop(['*']);
  expect(cache.size).toBe(0);
});

test('only inline scripts are allowed by hash, not data', () => {
  const hashes = scriptHashes(
    '<script src="/a.js"></script><script class="x">go()</script><script>go()</script>' +
      '<script type="application/ld+json">{"name":"go()"}</script>',
  );
  expect(hashes).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a page made while something was dropped is not kept', () => {
  const cache = createPageCache();
  const before = cache.version;
  cache.drop(['produit:1']);
  cache.set('/a', page(10), before);
  expect(cache.size).toBe(0);
});

test('a page is worth keeping once it is asked for again', () => {
  const cache = createPageCache();
  expect(cache.admits('/a')).toBe(false);
  expect(cache.admits('/b')).toBe(false);
  expect(cache.admits('/a')).toBe(true);
});

test('a page is not served once its time is past, and its next rendering is kept', () => {
  let now = 1000;
  const cache = createPageCache({ now: () => now });
  cache.set('/a', { ...page(10), expires: 2000 }, cache.version);
  now = 1999;
  expect(cache.get('/a')).toBeDefined();
  now = 2000;
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.size).toBe(0);
  expect(cache.admits('/a')).toBe(true);
});
