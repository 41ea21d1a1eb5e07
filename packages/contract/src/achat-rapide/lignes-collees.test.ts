import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readTexte, situerTexte } from './lignes-collees.ts';
import { QUANTITE_MAX } from './lectures.ts';

const couples = (texte: string) =>
  readTexte(texte).map(({ reference, quantite }) => [reference, quantite]);

test('columns of a spreadsheet give a reference and a quantity', () => {
  expect(couples('VBF-05060-ZJ\t2\r\nMSN-300-TR\t12\r\n')).toEqual([
    ['VBF-05060-ZJ', 2],
    ['MSN-300-TR', 12],
  ]);
});

test.each([
  ['semicolons', 'VBF-05060-ZJ;2\nMSN-300-TR;12'],
  ['commas', 'VBF-05060-ZJ,2\nMSN-300-TR, 12'],
  ['bars', 'VBF-05060-ZJ | 2\nMSN-300-TR | 12'],
  ['several spaces', 'VBF-05060-ZJ    2\nMSN-300-TR      12'],
  ['one space', 'VBF-05060-ZJ 2\nMSN-300-TR 12'],
  ['a multiplication sign after', 'VBF-05060-ZJ x2\nMSN-300-TR × 12'],
  ['a multiplication sign before', '2 x VBF-05060-ZJ\n12x MSN-300-TR'],
  ['the quantity first', '2\tVBF-05060-ZJ\n12\tMSN-300-TR'],
  ['the quantity first, after a space', '2 VBF-05060-ZJ\n12 MSN-300-TR'],
  ['quotes', '"VBF-05060-ZJ";"2"\n"MSN-300-TR";"12"'],
  ['a byte order mark', '\ufeffVBF-05060-ZJ;2\nMSN-300-TR;12'],
  ['decimal commas', 'VBF-05060-ZJ;2,00\nMSN-300-TR;12,00'],
  ['decimal commas between commas', 'VBF-05060-ZJ,2,00\nMSN-300-TR,12,00'],
  ['units', 'VBF-05060-ZJ\t2 pcs\nMSN-300-TR\t12 u'],
  ['bullets', '- VBF-05060-ZJ 2\n• MSN-300-TR 12'],
  [
    'a head in French',
    'Référence;Désignation;Qté\nVBF-05060-ZJ;Vis à bois;2\nMSN-300-TR;Mastic;12',
  ],
  ['a head in English', 'Qty,Item code,Label\n2,VBF-05060-ZJ,Screws\n12,MSN-300-TR,Sealant'],
  ['a head in Spanish', 'Código\tCantidad\nVBF-05060-ZJ\t2\nMSN-300-TR\t12'],
  [
    'a title above the head',
    'Chantier Ker Anna\t\t\nRéf.\tPU\tQuantité\nVBF-05060-ZJ\t9,90\t2\nMSN-300-TR\t5,42\t12',
  ],
  [
    'labels and prices without a head',
    'VBF-05060-ZJ;Vis à bois;2;20,90\nMSN-300-TR;Mastic;12;5,42',
  ],
])('%s are understood', (_, texte) => {
  expect(couples(texte)).toEqual([
    ['VBF-05060-ZJ', 2],
    ['MSN-300-TR', 12],
  ]);
});

test('a reference without quantity is asked once, and an EAN is not taken for a quantity', () => {
  expect(couples('PVX-18-60-42\n3250391234567\n4;3250391234567')).toEqual([
    ['PVX-18-60-42', 1],
    ['3250391234567', 1],
    ['3250391234567', 4],
  ]);
});

test('figures alone on both sides: the longer ones are the references', () => {
  expect(couples('104512;3\n104513;24')).toEqual([
    ['104512', 3],
    ['104513', 24],
  ]);
});

test('thousands are read, and said when they could be decimals', () => {
  expect(readTexte('AB-1200;1 200\nAB-1201;1.500\nAB-1202;3')).toEqual([
    { reference: 'AB-1200', quantite: 1200 },
    { reference: 'AB-1201', quantite: 1500, lu: '1.500' },
    { reference: 'AB-1202', quantite: 3 },
  ]);
});

test('three decimals on every line are decimals', () => {
  expect(couples('AB-1200;2,000\nAB-1201;12,000')).toEqual([
    ['AB-1200', 2],
    ['AB-1201', 12],
  ]);
});

test('a fraction is asked, never rounded', () => {
  expect(readTexte('AB-1200;2,5')).toEqual([
    { reference: 'AB-1200', quantite: 0, lu: '2,5', lectures: [3, 2], valeur: 2.5 },
  ]);
});

test.each([
  ['1,000 alone may be one or a thousand', 'AB-1200;1,000', [[0, [1, 1000]]]],
  ['so may 1.000', 'AB-1200;1.000', [[0, [1, 1000]]]],
  [
    'decimals other than noughts do not tell',
    'AB-1;1,000\nAB-2;2,500',
    [
      [0, [1, 1000]],
      [0, [3, 2500]],
    ],
  ],
  [
    'a price with a comma tells of decimals',
    'AB-1;1,000;20,90\nAB-2;2,000;3,10',
    [
      [1, undefined],
      [2, undefined],
    ],
  ],
  ['a price with a dot tells of thousands', 'AB-1;1,000;20.90', [[1000, undefined]]],
  [
    'a plain figure in the column tells of thousands',
    'AB-1;1.000\nAB-2;12',
    [
      [1000, undefined],
      [12, undefined],
    ],
  ],
])('three figures after a mark: %s', (_, texte, expected) => {
  const lues = readTexte(texte).map(({ quantite, lectures }) => [quantite, lectures]);
  expect(lues).toEqual(expected);
});

test('words in the place of a quantity leave it open and are said', () => {
  expect(readTexte('AB-1200;deux\nAB-1201;4')).toEqual([
    { reference: 'AB-1200', quantite: 0, lu: 'deux', lectures: [] },
    { reference: 'AB-1201', quantite: 4 },
  ]);
});

test('a code in a line of a mail is read without its label', () => {
  expect(couples('Vis à bois VBF-05060-ZJ zinguées x 4')).toEqual([['VBF-05060-ZJ', 4]]);
});

test('a size is no quantity', () => {
  expect(couples('vis 4 x 40')).toEqual([['vis 4 x 40', 1]]);
  expect(couples('vis 4x40')).toEqual([['vis 4x40', 1]]);
});

test('blank lines and lines of signs are left out', () => {
  expect(couples('\n \t \n-----\nBAT-18-40\t2\n\n')).toEqual([['BAT-18-40', 2]]);
});

const reference = fc.stringMatching(/^[A-Z]{2,4}-\d{2,5}(-[A-Z]{1,2})?$/);
// Not 1, 2, 3…: those may number the lines.
const quantite = fc.integer({ min: 4, max: 9999 });
const forme = fc.constantFrom(
  (ref: string, n: number) => `${ref}\t${n}`,
  (ref: string, n: number) => `${n}\t${ref}`,
  (ref: string, n: number) => `${ref};${n}`,
  (ref: string, n: number) => `"${ref}","${n}"`,
  (ref: string, n: number) => `${ref} x ${n}`,
  (ref: string, n: number) => `${n} x ${ref}`,
  (ref: string, n: number) => `${ref}   ${n}`,
  (ref: string, n: number) => `${ref} ${n}`,
);

test('whatever order is written in one of the usual forms is read as it was meant', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(reference, quantite), { minLength: 1, maxLength: 40 }),
      forme,
      fc.constantFrom('\n', '\r\n', '\r'),
      (lignes, write, end) => {
        const texte = lignes.map(([ref, n]) => write(ref, n)).join(end);
        expect(couples(texte)).toEqual(lignes);
      },
    ),
  );
});

/** What orders are made of, and what they should not hold. */
const signe = fc.constantFrom(
  ...(' \t;,|."×x*-\n\r0123456789aRFé€🔩\u0000\u00a0\u202f\ufeff'.match(/./gsu) ?? []),
);

test('any text gives lines with a reference and a whole quantity', () => {
  fc.assert(
    fc.property(fc.string({ unit: signe, maxLength: 120 }), (texte) => {
      const isWhole = (ligne: ReturnType<typeof readTexte>[number]) =>
        ligne.reference.trim() !== '' &&
        ligne.reference.length <= 100 &&
        Number.isInteger(ligne.quantite) &&
        ligne.quantite >= 0 &&
        ligne.quantite <= QUANTITE_MAX;
      expect(readTexte(texte).filter((ligne) => !isWhole(ligne))).toEqual([]);
    }),
  );
});

test('a long hostile line is read in bounded time', () => {
  const started = performance.now();
  for (const signe of ['x ', '1 ', '",', ' ', 'a1', ', ']) readTexte(signe.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a line keeps its number and its words, whatever stands above it', () => {
  expect(
    situerTexte('Chantier Talensac\n\nRéf;Désignation;Qté\nAB-1200;Vis;2\n\nAB-1201;;x').lignes,
  ).toEqual([
    {
      ligne: 4,
      texte: 'AB-1200 · Vis · 2',
      reference: 'AB-1200',
      quantite: 2,
      libelle: 'Vis',
    },
    { ligne: 6, texte: 'AB-1201 · x', reference: 'AB-1201', quantite: 0, lu: 'x', lectures: [] },
  ]);
  expect(situerTexte('\nAB-1200 x 2\r\n\r\nAB-1201').lignes).toEqual([
    { ligne: 2, texte: 'AB-1200 x 2', reference: 'AB-1200', quantite: 2 },
    { ligne: 4, texte: 'AB-1201', reference: 'AB-1201', quantite: 1 },
  ]);
});

test('a quantity of a million digits is none', () => {
  const [ligne] = situerTexte(`AB-1200;${'9'.repeat(1_000_000)}\nAB-1201;4`).lignes;
  expect(ligne).toMatchObject({ reference: 'AB-1200', quantite: 0 });
  expect(ligne?.texte).toHaveLength(200);
});

test.each([
  ['5 LDJ-1PN-16-C disjoncteur 16A', 'LDJ-1PN-16-C', 5, undefined],
  ['2 seaux VBS-04040-SE', 'VBS-04040-SE', 2, 'seaux'],
  ['2 seaux de VBS-04040-SE', 'VBS-04040-SE', 2, 'seaux'],
  ['- 5 LDJ-1PN-16-C (disjoncteur 16 A)', 'LDJ-1PN-16-C', 5, undefined],
  ['VBS-04040-SE - 2 seaux', 'VBS-04040-SE', 2, 'seaux'],
  ['10 clés (CLP-013-CV)', 'CLP-013-CV', 10, undefined],
  ['> 3 x VBF-05060-ZJ', 'VBF-05060-ZJ', 3, undefined],
  ['VBF-05060-ZJ, qté : 12', 'VBF-05060-ZJ', 12, undefined],
  ['Il me faut 4 boîtes de VBF-05060-ZJ svp', 'VBF-05060-ZJ', 4, 'boîtes'],
  ['VBF-05060-ZJ vis à bois 5x60 boîte de 200', 'VBF-05060-ZJ', 1, undefined],
  ['disque 125 mm MDI-125-BE x 10', 'MDI-125-BE', 10, undefined],
  ['batterie 18 V BAT-18-40', 'BAT-18-40', 1, undefined],
  ['12pcs VBF-05060-ZJ', 'VBF-05060-ZJ', 12, 'pcs'],
])('a line of a mail: %s', (texte, reference, quantite, unite) => {
  const [lue] = readTexte(texte);
  expect([lue?.reference, lue?.quantite, lue?.unite]).toEqual([reference, quantite, unite]);
});

test.each([
  ['VBF-05060-ZJ vis à bois 12', [12, 1]],
  ['5 boulons VBF-05060-ZJ 16', [16, 5]],
])('a figure that may be a size is asked: %s', (texte, lectures) => {
  const [lue] = readTexte(texte);
  expect(lue).toMatchObject({ reference: 'VBF-05060-ZJ', quantite: 0 });
  expect(lue?.lectures?.toSorted((a, b) => a - b)).toEqual(lectures.toSorted((a, b) => a - b));
});

test('the words around an order in a mail are not read as lines', () => {
  const { lignes, ecartees } = situerTexte(
    'Bonjour,\n\nMerci de livrer :\n1. VBF-05060-ZJ x 3\n2. 2 seaux VBS-04040-SE\n\nCordialement,\nJean Morel\n02 40 11 22 33 - jean@morel.test',
  );
  expect(lignes.map(({ ligne, reference, quantite }) => [ligne, reference, quantite])).toEqual([
    [4, 'VBF-05060-ZJ', 3],
    [5, 'VBS-04040-SE', 2],
  ]);
  expect(ecartees.map(({ texte }) => texte)).toEqual([
    'Bonjour,',
    'Merci de livrer :',
    'Cordialement,',
    'Jean Morel',
    '02 40 11 22 33 - jean@morel.test',
  ]);
});
