import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

const WORDS: Record<string, Record<string, string | Record<string, string>>> = {
  ui: { etat: { echec: 'Réessayez.' } },
  erreurs: { introuvable: 'Rien à cette adresse.' },
};

test('what fails before its words are there is told in words every page has', async () => {
  const texts = createTexts((_locale, namespace) => Promise.resolve(WORDS[namespace] ?? {}));
  await texts.load('fr', ['ui']);
  const t = texts.of('fr').translate('erreurs');
  expect(t('introuvable')).toBe('Réessayez.');
  await texts.loadLate('fr');
  expect(t('introuvable')).toBe('Rien à cette adresse.');
  expect(texts.of('fr').translate('erreurs')).toBe(t);
});

test('a refusal this page does not know, since it was opened before an update, has general words', async () => {
  const texts = createTexts((_locale, namespace) => WORDS[namespace] ?? {});
  await texts.load('fr', ['ui']);
  await texts.loadLate('fr');
  expect(texts.of('fr').translate('erreurs')('refus-de-demain')).toBe('Réessayez.');
});

test('words that cannot be fetched are asked for again with the next page', async () => {
  let isOnline = false;
  const texts = createTexts((_locale, namespace) =>
    isOnline ? Promise.resolve(WORDS[namespace] ?? {}) : Promise.reject(new Error('offline')),
  );
  await texts.loadLate('fr');
  isOnline = true;
  await texts.loadLate('fr');
  expect(texts.of('fr').translate('erreurs')('introuvable')).toBe('Rien à cette adresse.');
});

test('a namespace that was not loaded is a fault of ours', () => {
  const texts = createTexts(() => ({}));
  expect(() => texts.of('fr').translate('panier')).toThrow('fr/panier');
});
