import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../words/texts.ts';
import { lateCode, RETRY_MS } from './late-code.ts';

const CODE = { default: 'part' };
const WORDS = { titre: 'Titre' };

/** Words that come after they were asked for, as in a browser. */
const textsOfBrowser = () => createTexts(async () => WORDS);
/** Words that are all in memory, as on a server. */
const textsOfServer = () => createTexts(() => WORDS);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('nothing is fetched before it is asked for', async () => {
  const load = vi.fn<() => Promise<typeof CODE>>(async () => CODE);
  const code = lateCode(load, ['articles']);
  expect(code.get(textsOfBrowser(), 'fr')).toBeInstanceOf(Promise);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});

test('it is there once its code and its words are, and fetched once', async () => {
  const load = vi.fn<() => Promise<typeof CODE>>(async () => CODE);
  const texts = textsOfBrowser();
  const code = lateCode(load, ['articles']);
  const promised = code.get(texts, 'fr');
  code.fetch(texts, 'fr');
  code.fetch(texts, 'fr');
  expect(await promised).toBe(CODE);
  expect(code.get(texts, 'fr')).toBe(CODE);
  expect(texts.of('fr').translate('articles')('titre' as never)).toBe('Titre');
  expect(load).toHaveBeenCalledOnce();
});

test('a server that loaded it before renders it without waiting, in every language', async () => {
  const code = lateCode(async () => CODE, ['articles']);
  await code.preload();
  const texts = textsOfServer();
  expect(code.get(texts, 'fr')).toBe(CODE);
  expect(code.get(texts, 'es')).toBe(CODE);
});

test('another language waits for its words alone', async () => {
  const load = vi.fn<() => Promise<typeof CODE>>(async () => CODE);
  const texts = textsOfBrowser();
  const code = lateCode(load, ['articles']);
  code.fetch(texts, 'fr');
  await code.get(texts, 'fr');
  const english = code.get(texts, 'en');
  expect(english).toBeInstanceOf(Promise);
  expect(await english).toBe(CODE);
  expect(load).toHaveBeenCalledOnce();
});

test('without a network it is asked for again until it comes', async () => {
  const load = vi
    .fn<() => Promise<typeof CODE>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(CODE);
  const texts = textsOfBrowser();
  const code = lateCode(load, []);
  code.fetch(texts, 'fr');
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(code.get(texts, 'fr')).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(code.get(texts, 'fr')).toBe(CODE);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a loader that asks for it learns that it did not come', async () => {
  const code = lateCode(() => Promise.reject(new TypeError('Failed to fetch')), []);
  await expect(code.preload()).rejects.toThrow('Failed to fetch');
});
