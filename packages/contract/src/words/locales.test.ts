import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, LOCALES, localeOf, stripLocale, withLocale } from './locales.ts';

const locales = fc.constantFrom(...LOCALES);
const bare = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((segments) => '/' + segments.join('/'))
  .filter((path) => stripLocale(path) === path);
const suffixes = fc.constantFrom('', '?q=1', '#ancre', '?q=/en/x#y');

test('the languages are French by default, English and Spanish', () => {
  expect(LOCALES).toEqual(['fr', 'en', 'es']);
  expect(isLocale('es')).toBe(true);
  expect(isLocale('EN')).toBe(false);
  expect(isLocale(undefined)).toBe(false);
});

test.each([
  ['/', 'fr'],
  ['/panier', 'fr'],
  ['/en', 'en'],
  ['/es/panier', 'es'],
  ['/english/panier', 'fr'],
  ['/de/panier', 'fr'],
  ['', 'fr'],
])('the language of %j is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test.each([
  ['/en/panier?x=1#y', '/panier?x=1#y'],
  ['/es', '/'],
  ['/en?x=1', '/?x=1'],
  ['/en#y', '/#y'],
  ['/fr/c/vis/1', '/c/vis/1'],
  ['/panier', '/panier'],
  ['/espagne', '/espagne'],
  ['/c/en/1', '/c/en/1'],
])('a path can be stripped of its language prefix: %s is %s', (path, stripped) => {
  expect(stripLocale(path)).toBe(stripped);
});

test('French has no prefix, the others do', () => {
  expect(withLocale('fr', '/en/panier')).toBe('/panier');
  expect(withLocale('en', '/')).toBe('/en');
  expect(withLocale('es', '/en?x=1')).toBe('/es?x=1');
});

test('the language switch stays on the page, from and to any language', () => {
  fc.assert(
    fc.property(bare, suffixes, locales, locales, (path, suffix, from, to) => {
      const there = withLocale(to, withLocale(from, path + suffix));
      expect(there).toBe(withLocale(to, path + suffix));
      expect(localeOf(there.split(/[?#]/, 1)[0] ?? '')).toBe(to);
      expect(stripLocale(there)).toBe(path + suffix);
    }),
  );
});
