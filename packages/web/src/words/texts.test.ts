import { expect, test } from 'vitest';
import { createTexts, LATE_NAMESPACE } from './texts.ts';

const WORDS: Record<string, Record<string, string | Record<string, string>>> = {
  ui: { etat: { echec: 'Réessayez.' } },
  erreurs: { introuvable: 'Rien à cette adresse.' },
};

test('what fails before its words are there is told in words every page has', async () => {
  const texts = createTexts((_locale, namespace) => Promise.resolve(WORDS[namespace] ?? {}));
  await texts.load('fr', ['ui']);
  const t = texts.of('fr').translate('erreurs');
  expect(t('introuvable')).toBe('Réessayez.');
  await texts.load('fr', [LATE_NAMESPACE]);
  expect(t('introuvable')).toBe('Rien à cette adresse.');
  expect(texts.of('fr').translate('erreurs')).toBe(t);
});

test('a refusal this page does not know, since it was opened before an update, has general words', async () => {
  const texts = createTexts((_locale, namespace) => WORDS[namespace] ?? {});
  await texts.load('fr', ['ui']);
  await texts.load('fr', [LATE_NAMESPACE]);
  expect(texts.of('fr').translate('erreurs')('refus-de-demain')).toBe('Réessayez.');
});

test('words that could not be fetched can be asked for again', async () => {
  let isOnline = false;
  const texts = createTexts((_locale, namespace) =>
    isOnline ? Promise.resolve(WORDS[namespace] ?? {}) : Promise.reject(new Error('offline')),
  );
  await expect(texts.load('fr', [LATE_NAMESPACE])).rejects.toThrow('offline');
  isOnline = true;
  await texts.load('fr', [LATE_NAMESPACE]);
  expect(texts.of('fr').translate('erreurs')('introuvable')).toBe('Rien à cette adresse.');
});

test('a namespace that was not loaded is a fault of ours', () => {
  const texts = createTexts(() => ({}));
  expect(() => texts.of('fr').translate('panier')).toThrow('fr/panier');
});
