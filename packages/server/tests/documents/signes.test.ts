/** Names of articles, as papers and files of Windows programs write them. */
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { loadCategories } from '../../../demo/src/catalogue/catalogue.ts';
import { genererCatalogue } from '../../../demo/src/catalogue/generer.ts';
import { collect, openFeuille, printable } from '../../src/documents/feuille.ts';
import { encoderWindows1252 } from '../../src/documents/signes-windows.ts';

/** The only signs of the catalogue that are written otherwise. */
const AUTREMENT: Readonly<Record<string, string>> = { '″': '"', '−': '-', '₂': '2' };

const attendu = (libelle: string) => libelle.replace(/[″−₂]/g, (signe) => AUTREMENT[signe] ?? '');

const libelles = new Set<string>();
beforeAll(async () => {
  for (const { libelle } of genererCatalogue(await loadCategories(), 'moyenne').articles()) {
    for (const langue of ['fr', 'en', 'es'] as const) libelles.add(libelle[langue]);
  }
});

test('no sign of a label is lost in a file for Windows programs', () => {
  expect(libelles.size).toBeGreaterThan(10_000);
  const decoder = new TextDecoder('windows-1252');
  const perdus = [...libelles].filter(
    (libelle) =>
      decoder.decode(encoderWindows1252(libelle)) !==
      attendu(libelle.replaceAll('\u202f', '\u00a0')),
  );
  expect(perdus).toEqual([]);
});

test('no sign of a label is lost on paper', async () => {
  const rares = [...libelles].filter((libelle) => /[^\u0020-\u00ff\u202f–—‘’“”…œ]/.test(libelle));
  expect(rares.some((libelle) => libelle.includes('″'))).toBe(true);
  const pdf = openFeuille('Signes', 'fr');
  const bytes = collect(pdf);
  for (const libelle of rares) pdf.fontSize(5).text(printable(libelle));
  pdf.end();
  const { text } = await extractText(new Uint8Array(await bytes), { mergePages: true });
  // The reader gives the micro sign as the Greek letter it looks like.
  const lu = text.replace(/\s+/g, '').replaceAll('μ', 'µ');
  const perdus = rares.filter((libelle) => !lu.includes(attendu(libelle).replace(/\s+/g, '')));
  expect(perdus).toEqual([]);
});
