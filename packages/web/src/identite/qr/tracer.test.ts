import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { tracer } from './tracer.ts';

test('each run of dark modules is one rectangle', () => {
  expect(
    tracer([
      [true, true, false],
      [false, false, false],
      [false, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM1 2h2v1h-2z');
});

test('the rectangles cover every dark module of a code, and nothing else', () => {
  const { data } = encode('https://comptoir.test/connexion?qr=' + 'x'.repeat(43), { border: 4 });
  const drawn = data.map((ligne) => ligne.map(() => false));
  for (const [, x, y, largeur] of tracer(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(largeur));
  }
  expect(drawn).toEqual(data);
});
