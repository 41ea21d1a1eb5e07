import { expect, test } from 'vitest';
import { foldSlugSlashes, parseParams, toPathPattern, unfoldSlugSlashes } from './path-pattern.ts';

const parse = (path: string, raw: Record<string, string>) => parseParams(toPathPattern(path), raw);

test('a parameter that fills its segment keeps its name', () => {
  expect(toPathPattern('/c/{slug}/{id}').path).toBe('/c/$slug/$id');
});

test('several parameters in one segment are matched as one and cut afterwards', () => {
  const pattern = toPathPattern('/fp/{slug}/{id}-{articleId}/avis');
  expect(pattern.path).toBe('/fp/$slug/$id_articleId/avis');
  expect(parseParams(pattern, { slug: 'vis', id_articleId: '12-345' })).toEqual({
    slug: 'vis',
    id: '12',
    articleId: '345',
  });
});

test('a trade universe may have hyphens in its slug', () => {
  const pattern = toPathPattern('/univers-metier-{slug}-{id}');
  expect(pattern.path).toBe('/univers-metier-{$slug_id}');
  expect(parseParams(pattern, { slug_id: 'plombier-chauffagiste-7' })).toEqual({
    slug: 'plombier-chauffagiste',
    id: '7',
  });
});

test.each([
  ['/c/{slug}/{id}', { slug: 'vis', id: 'abc' }],
  ['/c/{slug}/{id}', { slug: 'a\r\nb', id: '1' }],
  ['/c/{slug}/{id}', { slug: 'vis', id: '1'.repeat(19) }],
  ['/fp/{slug}/{id}-{articleId}', { slug: 'vis', id_articleId: '12' }],
  ['/mon-compte/commandes/{key}', { key: '../../etc' }],
  ['/magasins/{regionSlug}', { regionSlug: 'Bretagne<script>' }],
])('%s does not exist with %o', (path, raw) => {
  expect(parse(path, raw as unknown as Record<string, string>)).toBe(false);
});

test('slashes of a slug are folded into its segment', () => {
  expect(foldSlugSlashes('/en/c/vis/bois/12')).toBe('/en/c/vis%2Fbois/12');
  expect(foldSlugSlashes('/fp/a/b/c/12-3/avis')).toBe('/fp/a%2Fb%2Fc/12-3/avis');
  expect(foldSlugSlashes('/c/vis/12')).toBe('/c/vis/12');
  expect(foldSlugSlashes('/fp/vis/12-34')).toBe('/fp/vis/12-34');
  expect(foldSlugSlashes('/mon-compte/devis/abc/edition')).toBe('/mon-compte/devis/abc/edition');
});

test('and they are back in the address people see', () => {
  for (const path of ['/en/c/vis/bois/12', '/fp/a/b/12-3', '/univers-metier-a/b-7', '/c/vis/12']) {
    expect(unfoldSlugSlashes(foldSlugSlashes(path))).toBe(path);
  }
});
