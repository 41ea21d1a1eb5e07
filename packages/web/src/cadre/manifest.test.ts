import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { manifest } from './manifest.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

test('every icon of the manifest is there, in the size it says', () => {
  for (const { src, sizes, type } of manifest('fr').icons) {
    const file = readFileSync(join(PUBLIC, src));
    if (type !== 'image/png') continue;
    // Width and height stand at bytes 16 and 20 of a PNG.
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the installed shop opens in the language it was installed from', () => {
  expect(LOCALES.map((locale) => manifest(locale).start_url)).toEqual(['/', '/en', '/es']);
  expect(manifest('es').lang).toBe('es');
});

test('the installed shop leads straight to the quick purchase and to the scanner', () => {
  expect(manifest('en').shortcuts).toEqual([
    { name: 'Quick order', url: '/en/achat-rapide' },
    { name: 'Scan a barcode', url: '/en/achat-rapide#scanner' },
  ]);
});
