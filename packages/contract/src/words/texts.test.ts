import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from './locales.ts';
import { createTranslate, pluralForm } from './texts.ts';

const fr = createTranslate('fr', {
  titre: 'Mon panier',
  vide: { texte: 'Rien ici, {{ prenom }} {{prenom}}.' },
  articles_one: '{{count}} article',
  articles_other: '{{count}} articles',
  articles_many: '{{count}} d’articles',
});

test('a key names a text, through its sections', () => {
  expect(fr('titre')).toBe('Mon panier');
  expect(fr('vide.texte', { prenom: 'Ana' })).toBe('Rien ici, Ana Ana.');
});

test('the count chooses the plural form by the rules of the language', () => {
  expect(fr('articles', { count: 0 })).toBe('0 article');
  expect(fr('articles', { count: 2 })).toBe('2 articles');
  expect(fr('articles', { count: 1_000_000 })).toBe('1\u00a0000\u00a0000 d’articles');
  const en = createTranslate('en', { items_one: '{{count}} item', items_other: '{{count}} items' });
  expect(en('items', { count: 0 })).toBe('0 items');
});

test('a count is written as the language writes numbers', () => {
  const texts = { lignes_other: '{{count}}', annee: '{{annee}}' };
  const ecrit = (locale: Locale, count: number) =>
    createTranslate(locale, texts)('lignes', { count });
  expect(ecrit('fr', 1300)).toBe('1\u00a0300');
  expect(ecrit('en', 1300)).toBe('1,300');
  expect(ecrit('es', 1300)).toBe('1300');
  expect(ecrit('es', 13_000)).toBe('13.000');
  expect(createTranslate('fr', texts)('annee', { annee: 2026 })).toBe('2026');
});

test('a form that the catalogue lacks falls back to other, then to the bare key', () => {
  const es = createTranslate('es', { cajas_other: 'cajas', aviso: 'aviso' });
  expect(es('cajas', { count: 1 })).toBe('cajas');
  expect(es('aviso', { count: 1 })).toBe('aviso');
});

test('a value is never read as a pattern', () => {
  expect(fr('vide.texte', { prenom: '$& {{prenom}}' })).toBe(
    'Rien ici, $& {{prenom}} $& {{prenom}}.',
  );
});

test('a missing key or value stays visible', () => {
  expect(fr('nulle-part' as never)).toBe('nulle-part');
  expect(fr('vide.texte', { autre: 1 })).toContain('{{ prenom }}');
});

test('the plural form is the one of the language, for any count', () => {
  const count = fc.oneof(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 9 }).map((n) => n * 1_000_000),
    fc.integer({ min: 0, max: 1e9 }),
    fc.integer({ min: 0, max: 300 }).map((n) => n / 10),
  );
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), count, (locale, n) => {
      expect(pluralForm(locale, n)).toBe(new Intl.PluralRules(locale).select(n));
    }),
  );
});
