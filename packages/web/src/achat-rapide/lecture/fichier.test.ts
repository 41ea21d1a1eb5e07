import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { decoder } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import { readFichier } from './fichier.ts';

const csv = (octets: BlobPart, nom = 'commande.csv') => readFichier(new File([octets], nom));
const LIGNES = [
  { reference: 'VBF-05060-ZJ', quantite: 2 },
  { reference: 'MSN-300-TR', quantite: 12 },
];

test('a CSV file gives its lines, whatever its encoding', async () => {
  const texte = 'Référence;Quantité\r\nVBF-05060-ZJ;2\r\nMSN-300-TR;12\r\n';
  const latin = Uint8Array.from(texte, (signe) => signe.charCodeAt(0));
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...texte.split('').flatMap((signe) => [signe.charCodeAt(0) & 0xff, signe.charCodeAt(0) >> 8]),
  ]);
  for (const octets of [texte, `\ufeff${texte}`, latin, utf16]) {
    expect(await csv(octets)).toMatchObject({ lignes: LIGNES });
  }
});

test('a workbook gives its lines, the columns found by their heads', async () => {
  const blob = await writeXlsxFile([
    ['Chantier Talensac', null, null],
    ['Désignation', 'Qté', 'Référence'],
    ['Vis à bois', 2, 'VBF-05060-ZJ'],
    ['Mastic', 12, 'MSN-300-TR'],
  ]).toBlob();
  expect(await readFichier(new File([blob], 'commande.xlsx'))).toMatchObject({ lignes: LIGNES });
});

test('an EAN kept as a number in a workbook keeps its digits', async () => {
  const blob = await writeXlsxFile([
    ['EAN', 'Qty'],
    [3250391234567, 4],
  ]).toBlob();
  expect(await readFichier(new File([blob], 'order.xlsx'))).toMatchObject({
    lignes: [{ reference: '3250391234567', quantite: 4 }],
  });
});

test('a file that is not what its name says is refused', async () => {
  expect(await csv(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 1, 2]), 'a.xlsx')).toEqual({
    refus: 'illisible',
  });
  expect(await csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'a.csv')).toEqual({
    refus: 'illisible',
  });
});

test('a file without a line is refused', async () => {
  expect(await csv('\r\n;;\r\n')).toEqual({ refus: 'vide' });
});

test('text of Windows keeps its accents', () => {
  expect(decoder(new Uint8Array([0x52, 0xe9, 0x66]))).toBe('Réf');
});

test('the catalogue tells which column holds the codes; a page and Excel 97 are told apart', async () => {
  const connaitre = (codes: readonly string[]) =>
    Promise.resolve(new Set(codes.filter((code) => code === 'VIS-ATELIER')));
  const texte = 'Référence;Divers;Qté\nA-1;VIS-ATELIER;3';
  expect(await readFichier(new File([texte], 'a.csv'), connaitre)).toMatchObject({
    lignes: [{ reference: 'VIS-ATELIER', quantite: 3 }],
  });
  const page = '<html><table><tr><td>Réf<td>Qté<tr><td>VBF-05060-ZJ<td>2</table>';
  expect(await csv(page, 'a.xls')).toMatchObject({ lignes: [LIGNES[0]] });
  expect(await csv(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls')).toEqual({ refus: 'xls' });
});
