import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

test('what is encoded is decoded, in any script', () => {
  const signs = fc.constantFrom('é', '🔩', '👷🏽‍♀️', '\uFEFF', '\0', '工', 'a');
  // Long enough for several chunks.
  const words = fc.array(signs, { minLength: 200, maxLength: 400 }).map((list) => list.join(''));
  const text = fc.oneof(fc.string({ unit: 'binary' }), words);
  fc.assert(
    fc.property(text, (value) => {
      expect(decodeBase64(encodeBase64(value))).toBe(value);
    }),
    { numRuns: 60 },
  );
});

test('the encoding is the one every other program writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), (value) => {
      expect(encodeBase64(value)).toBe(Buffer.from(value, 'utf8').toString('base64'));
    }),
  );
  expect(encodeBase64('Délégué')).toBe('RMOpbMOpZ3XDqQ==');
});

test('a megabyte goes through, characters split between two chunks included', () => {
  const text = 'a' + '🔩é'.repeat(175_000);
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(1_000_000);
  expect(decodeBase64(encodeBase64(text))).toBe(text);
});

test('what is not base64 of UTF-8 text is refused', () => {
  expect(() => decodeBase64('é')).toThrow(DOMException);
  expect(() => decodeBase64('a')).toThrow(DOMException);
  expect(() => decodeBase64('/w==')).toThrow(TypeError);
});
