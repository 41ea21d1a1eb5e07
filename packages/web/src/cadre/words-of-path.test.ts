import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readableAddress, wordsOfPath } from './words-of-path.ts';

test('a lost article page gives the words of its name, without kind and identifier', () => {
  expect(wordsOfPath('/fp/perceuse-pvx-18-50/2214')).toBe('perceuse pvx 18 50');
  expect(wordsOfPath('/fp/perceuse-pvx-18-50/2214-77?utm_source=x')).toBe('perceuse pvx 18 50');
});

test('encoded words are read, plus signs and underscores part words', () => {
  expect(wordsOfPath('/c/vis+%C3%A0+bois/12')).toBe('vis à bois');
  expect(wordsOfPath('/vis_inox')).toBe('vis inox');
});

test('an address without a word gives none', () => {
  expect(wordsOfPath('/12345')).toBe('');
  expect(wordsOfPath('/c/1')).toBe('');
});

test('an endless address gives at most eight words', () => {
  expect(wordsOfPath('/' + 'a-b'.repeat(500)).split(' ')).toHaveLength(8);
});

test('a broken encoding is shown as it came', () => {
  expect(readableAddress('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(readableAddress('/caf%C3%A9?x=1')).toBe('/café');
});

test('no address makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(wordsOfPath('/' + path)).not.toMatch(/[/?#%]/);
    }),
  );
});
