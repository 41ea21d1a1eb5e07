import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSlug, readSlug, readSlugHyphenId, readSlugId, slugify } from './noms.ts';

test.each([
  ['Vis à bois Ø 4 × 40, zinguée', 'vis-a-bois-o-4x40-zinguee'],
  ['4 x 40', '4x40'],
  ['Cœur de chêne', 'coeur-de-chene'],
  ['Tournevis à cliquet n°2 (lot de 3)', 'tournevis-a-cliquet-n-2-lot-de-3'],
  ['Panneau 2,5 m²', 'panneau-2-5-m2'],
  ['Señalización', 'senalizacion'],
  ['Straße', 'strasse'],
  ['///', ''],
  ['工具', ''],
])('a cleaned form of the label %j is %j', (label, slug) => {
  expect(slugify(label)).toBe(slug);
});

test('a long label is cut between two words', () => {
  const slug = slugify('perceuse visseuse sans fil '.repeat(6));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect('perceuse-visseuse-sans-fil-'.repeat(6).startsWith(slug + '-')).toBe(true);
});

test('a cleaned label holds only lower-case letters, digits and single hyphens, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (label) => {
      const slug = slugify(label);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test('the slug falls back to a cleaned form of the label, or to "detail" when none exists', () => {
  expect(encodeSlug({ slug: 'vis-inox', libelle: 'Boulons' })).toBe('vis-inox');
  expect(encodeSlug({ slug: null, libelle: 'Vis à bois' })).toBe('vis-a-bois');
  expect(encodeSlug({ slug: '  ', libelle: 'Vis à bois' })).toBe('vis-a-bois');
  expect(encodeSlug({ libelle: '工具' })).toBe('detail');
  expect(encodeSlug({})).toBe('detail');
});

test('encoded slashes in a slug are restored', () => {
  expect(encodeSlug({ slug: 'visserie/vis à bois' })).toBe('visserie/vis%20%C3%A0%20bois');
});

test('a slug never climbs out of its path nor leaves an empty segment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('.', '/', 'a', ' ', '%2e', '\\')), (parts) => {
      const slug = parts.join('');
      const path = `/c/${encodeSlug({ slug })}/12`;
      expect(new URL(path, 'http://shop.test').pathname).toBe(path);
      expect(path).not.toContain('//');
    }),
  );
});

test('what a slug decodes to is the slug that was written', () => {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((s) => s.trim() === s && !/^\.{1,2}$|\//.test(s) && s.isWellFormed());
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (parts) => {
      const slug = parts.join('/');
      expect(readSlug(encodeSlug({ slug }))).toBe(slug);
    }),
  );
});

test('a path of slug and id is read from its end, so a slug may hold slashes', () => {
  expect(readSlugId('visserie/vis+bois/12')).toEqual({ slug: 'visserie/vis bois', id: '12' });
  expect(readSlugId('100%/12')).toEqual({ slug: '100%', id: '12' });
  expect(readSlugId('12')).toBeUndefined();
  expect(readSlugId('/12')).toBeUndefined();
  expect(readSlugId('vis/')).toBeUndefined();
});

test('in a trade universe the id follows the last hyphen', () => {
  expect(readSlugHyphenId('plombier-chauffagiste-7')).toEqual({
    slug: 'plombier-chauffagiste',
    id: '7',
  });
  expect(readSlugHyphenId('plombier')).toBeUndefined();
  expect(readSlugHyphenId('-7')).toBeUndefined();
  expect(readSlugHyphenId('plombier-')).toBeUndefined();
  expect(readSlugHyphenId('plombier-7/avis')).toBeUndefined();
});
