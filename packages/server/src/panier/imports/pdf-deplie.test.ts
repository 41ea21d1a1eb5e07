/** What a PDF unfolds to is measured before anything reads it. */
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isDepliable, MAX_OCTETS } from './pdf-deplie.ts';

const plier = (octets: number) => deflateSync(Buffer.alloc(octets), { level: 1 });
/** Half a megabyte of them. */
const trop = plier(MAX_OCTETS + 1);

/** One stream, under this head. */
function pdf(contenu: Uint8Array, tete = '/Filter/FlateDecode'): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj<<${tete}/Length ${contenu.length}>>stream\n`),
    contenu,
    Buffer.from('\nendstream endobj\n%%EOF'),
  ]);
}

it('takes what unfolds to as many bytes as it may, and not one more', () => {
  expect(isDepliable(pdf(plier(MAX_OCTETS)))).toBe(true);
  expect(isDepliable(pdf(trop))).toBe(false);
});

it('unfolds as often as it is folded', () => {
  const petit = deflateSync(deflateSync(Buffer.from('BT (2 x VBF-05060-ZJ) Tj ET')));
  expect(isDepliable(pdf(petit))).toBe(true);
  const bombe = deflateSync(trop);
  expect(bombe.length).toBeLessThan(10_000);
  expect(isDepliable(pdf(bombe))).toBe(false);
});

it('measures each stream, one whose end is cut off too', () => {
  const sain = pdf(deflateSync(Buffer.from('BT (bonjour) Tj ET')));
  const bombe = pdf(trop);
  expect(isDepliable(Buffer.concat([sain, bombe]))).toBe(false);
  const longue = pdf(plier(MAX_OCTETS + 1024 * 1024));
  expect(isDepliable(longue.subarray(0, longue.length - 40))).toBe(false);
});

it('leaves pictures and what is not folded alone', () => {
  expect(isDepliable(pdf(trop, '/Subtype/Image'))).toBe(true);
  expect(isDepliable(pdf(Buffer.from('BT (bonjour) Tj ET'), ''))).toBe(true);
});
