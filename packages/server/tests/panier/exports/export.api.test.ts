import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden, LEMAIRE, MOREL, type Golden } from '../../articles/golden.ts';
import { newBuyer, newVisitor, type Visitor } from '../../visitors.ts';
import { ajouter, lirePanier, refusee } from '../paniers.ts';
import { compterTraces, DROIT, photographier } from './feuilles.ts';

const EAN = '2000000000015';
const MECHANT = '=HYPERLINK("http://a.test";"cliquez")';

let api: TestApi;
let golden: Golden;
let who: Visitor;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });
  api = await startApi();
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`
    update article set ean = ${EAN}, libelle_fr = ${MECHANT}, reference_fournisseur = '00123'
     where id = ${golden.vis}`);
  await api.pool.execute(sql`update article set ean = '12345678' where id = ${golden.perceuse}`);
  who = await newBuyer(api, MOREL);
  await ajouter(who, golden.vis, 4);
  await ajouter(who, golden.perceuse, 2, 'Ker Anna · étage');
});
afterAll(() => api.close());

async function exporter(query: string, qui = who): Promise<Fichier & { octets: Buffer }> {
  const answer = await qui.call('GET', `/api/panier/export?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const fichier = (await answer.json()) as Fichier;
  return { ...fichier, octets: Buffer.from(fichier.data, 'base64') };
}

async function readCsv(query: string): Promise<string[]> {
  const { octets } = await exporter(query);
  return octets.toString().split('\r\n');
}

describe('CSV', () => {
  test('has semicolons, decimal commas, a mark for spreadsheets, and no formula', async () => {
    const { octets, name, type } = await exporter('format=3');
    expect(name).toMatch(/^panier-\d{4}-\d\d-\d\d\.csv$/);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(octets.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [tetes, perceuse, vis, eco, fin] = octets.toString().slice(1).split('\r\n');
    expect(tetes).toBe(
      'Chantier;Référence;Désignation;Marque;Réf. fabricant;Code-barres;Coupe;Quantité;Unité;Prix net HT;Coupe HT;Montant HT;Éco-participation HT par unité;TVA\u00a0%',
    );
    expect(vis).toBe(
      `Sans chantier;VBF-05060-ZJ;"'=HYPERLINK(""http://a.test"";""cliquez"")";Tirval;00123;${EAN};;4;boîte;17,77;;71,08;;20,00`,
    );
    expect(perceuse).toBe(
      'Ker Anna · étage;PVX-18-60;a;Krafto;;12345678;;2;boîte;150,00;;300,00;0,42;20,00',
    );
    // Named chantiers first, as on the page; what is no article adds up to the total, 371.92.
    expect(eco).toBe(';;Éco-participation;;;;;;;;;0,84;;20,00');
    expect(fin).toBe('');
  });

  test('tells no price, public prices or pictures when asked to', async () => {
    expect((await readCsv('format=3&variante=SansPrix'))[1]).toBe(
      'Ker Anna · étage;PVX-18-60;a;Krafto;;12345678;;2;boîte',
    );
    expect((await readCsv('format=3&variante=PrixPublic'))[1]).toMatch(
      /;189,00;;378,00;0,42;20,00$/,
    );
    expect((await readCsv('format=3&variante=AvecImages'))[1]).toMatch(
      /;150,00;;300,00;0,42;20,00;http.*\/images\/genres\/vis\.svg$/,
    );
  });

  test('holds one chantier, or the lines named', async () => {
    const { chantiers } = await lirePanier(who);
    const ligne = chantiers[0]?.articles[0]?.ligneId;
    expect((await readCsv(`format=3&chantierId=${chantiers[1]?.id}`)).slice(1)).toEqual([
      expect.stringContaining('PVX-18-60'),
      expect.stringContaining('Éco-participation'),
      '',
    ]);
    expect((await readCsv(`format=3&lignes=${ligne}`)).slice(1)).toEqual([
      expect.stringContaining('VBF-05060-ZJ'),
      '',
    ]);
  });

  test('speaks the language of who asks', async () => {
    const answer = await who.call('GET', '/api/panier/export?format=3', {
      headers: { 'accept-language': 'es' },
    });
    const { data, name } = (await answer.json()) as Fichier;
    expect(name).toMatch(/^cesta-/);
    expect(Buffer.from(data, 'base64').toString()).toContain('Precio neto sin IVA');
  });
});

test('a workbook holds numbers as numbers and codes as texts', async () => {
  const { octets, name } = await exporter('format=2');
  expect(name).toMatch(/\.xlsx$/);
  const [tetes, , vis, eco] = await readSheet(octets);
  expect(tetes?.slice(0, 3)).toEqual(['Chantier', 'Référence', 'Désignation']);
  expect(vis).toEqual([
    'Sans chantier',
    'VBF-05060-ZJ',
    MECHANT,
    'Tirval',
    '00123',
    EAN,
    null,
    4,
    'boîte',
    17.77,
    null,
    71.08,
    null,
    20,
  ]);
  expect(eco?.filter((cell) => cell !== null)).toEqual(['Éco-participation', 0.84, 20]);
  const styles = strFromU8(unzipSync(new Uint8Array(octets))['xl/styles.xml'] ?? new Uint8Array());
  expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
});

describe('PDF', () => {
  const read = async (query: string) => {
    const { octets, type } = await exporter(query);
    expect(type).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(octets), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };

  test('has a section for each chantier and what it amounts to', async () => {
    const texte = await read('format=0');
    expect(texte).toMatch(/VBF-05060-ZJ.* 4 boîte 17,77 € 71,08 € Sous-total HT · Sans chantier/);
    expect(texte).toMatch(
      /Ker Anna · étage .*PVX-18-60 a Éco-participation 0,42 € HT l’unité, en sus 2 boîte 150,00 € 300,00 € Sous-total HT · Ker Anna · étage 300,00 €/,
    );
    expect(texte.indexOf('PVX-18-60')).toBeLessThan(texte.indexOf('VBF-05060-ZJ'));
    expect(texte).toContain('Total HT 371,92 €');
    expect(texte).toContain('Total TTC 446,30 €');
    // Who it is for, and from whom.
    expect(texte).toContain('Client C001');
    expect(texte).toContain('44000 Nantes');
  });

  test('is what one gets without a format', async () => {
    expect(await read('')).toContain('Total HT 371,92 €');
  });

  test('tells no price when asked to, and can show pictures', async () => {
    expect(await read('format=0&variante=SansPrix')).not.toContain('€');
    expect(await read('format=0&variante=PrixPublic')).toContain('Total HT 462,44 €');
    const [sans, avec] = await Promise.all([
      exporter('format=0'),
      exporter('format=0&variante=AvecImages'),
    ]);
    expect(compterTraces(avec.octets)).toBeGreaterThan(compterTraces(sans.octets));
  });
});

test('text gives a paragraph to each chantier', async () => {
  const { octets } = await exporter('format=4');
  const texte = octets.toString().replaceAll('\u00a0', ' ');
  expect(texte).toContain(
    'Ker Anna · étage\r\n----------------\r\n2 x PVX-18-60\ta\t150,00 € = 300,00 €',
  );
  expect(texte).toMatch(/Total TTC : 446,30 €\r\n$/);
});

describe('files for the programs of builders', () => {
  const read = async (format: number) => {
    const { octets } = await exporter(`format=${format}`);
    return new TextDecoder('windows-1252').decode(octets).split('\r\n');
  };

  test('EBP reads its own columns, the document repeated on each line', async () => {
    const [tetes, perceuse, , eco] = await read(6);
    expect(tetes).toMatch(/^Document - Numéro du document;Document - Date;/);
    expect(perceuse).toMatch(
      /^P\d{6}-\d{6}-[0-9A-Z]+;\d\d\/\d\d\/\d{4};C001;C001;44000;Nantes;Ker Anna · étage;PVX-18-60;a;2;150,00;20,00;300,00$/,
    );
    expect(eco).toMatch(/;44000;Nantes;;;Éco-participation;1;0,84;20,00;0,84$/);
  });

  test('EBP takes the baskets of two companies for two documents', async () => {
    const lemaire = await newBuyer(api, LEMAIRE);
    await ajouter(lemaire, golden.vis, 1);
    const numeros = await Promise.all(
      [who, lemaire].map(async (qui) => {
        const { octets } = await exporter('format=6', qui);
        return octets.toString('latin1').split('\r\n')[1]?.split(';')[0] ?? '';
      }),
    );
    expect(new Set(numeros).size).toBe(2);
    for (const numero of numeros) expect(numero.length).toBeLessThanOrEqual(20);
  });

  test('Batigest gets codes, prices and quantities', async () => {
    const [tetes, perceuse, vis, eco] = await read(5);
    expect(tetes).toMatch(/^Code;Libellé;Libellé long;Unité;/);
    // At the public price, what is less for this buyer in percent, and net.
    expect(vis).toMatch(
      new RegExp(
        `^VBF-05060-ZJ;.*;boîte;Vis à bois;20,90;14,98;17,77;;20,00;Tirval;00123;${EAN};4;Sans chantier$`,
      ),
    );
    expect(perceuse).toMatch(/^PVX-18-60;a;a;boîte;;189,00;20,63;150,00;;20,00;Krafto;/);
    expect(eco).toBe(
      'ECO-PARTICIPATION;Éco-participation;Éco-participation;;;0,84;;0,84;;20,00;;;;1;',
    );
    expect(vis).not.toMatch(/;=/);
  });

  test('Batigest gets a short label that ends with a word, and inches as inches', async () => {
    const long = 'Raccord à compression laiton nickelé mâle 12 × 17 (3/8″) pour tube multicouche';
    await api.pool.execute(sql`update article set libelle_fr = ${long} where id = ${golden.vis}`);
    const qui = await newVisitor(api.url);
    await ajouter(qui, golden.vis, 4);
    const { octets } = await exporter('format=5', qui);
    const [, vis = ''] = new TextDecoder('windows-1252').decode(octets).split('\r\n');
    expect(vis).toContain(
      ';"Raccord à compression laiton nickelé mâle 12 × 17 (3/8"")";"Raccord à compression laiton nickelé mâle 12 × 17 (3/8"") pour tube multicouche";',
    );
    await api.pool.execute(
      sql`update article set libelle_fr = ${MECHANT} where id = ${golden.vis}`,
    );
  });
});

describe('labels', () => {
  const decoder = async (query: string) => {
    const { octets } = await exporter(`format=1&${query}`);
    return Promise.all(
      photographier(octets).map(async (feuille) => {
        const lus = await readBarcodes(feuille, { ...DROIT, tryHarder: true });
        return lus.map(({ text, format, position }) => ({ text, format, ...position.topLeft }));
      }),
    );
  };

  test.each([
    [1, 'ParDefaut'],
    [2, 'ParDefaut'],
    [3, 'ParDefaut'],
    [2, 'AvecImages'],
    [3, 'AvecImages'],
  ])('of sheet %i, %s, have barcodes that a reader reads', async (mode, variante) => {
    const [feuille = [], ...autres] = await decoder(`etiquettes=${mode}&variante=${variante}`);
    expect(autres).toEqual([]);
    expect(feuille.map(({ text, format }) => `${format} ${text}`).sort()).toEqual([
      'Code128 PVX-18-60',
      `EAN13 ${EAN}`,
    ]);
  });

  test('begin at the first free place, and go on with another sheet', async () => {
    const [premiere = [], seconde = []] = await decoder('etiquettes=1&position=24');
    expect(premiere).toMatchObject([{ text: 'PVX-18-60' }]);
    // Third column and eighth row, at 300 dots to the inch.
    expect(premiere[0]?.x).toBeGreaterThan((140 / 25.4) * 300);
    expect(premiere[0]?.y).toBeGreaterThan((256 / 25.4) * 300);
    expect(seconde).toMatchObject([{ text: EAN }]);
  });

  test('a place the sheet does not have is refused', async () => {
    const asked = who.call('GET', '/api/panier/export?format=1&etiquettes=2&position=15');
    expect(await refusee(asked)).toMatchObject({ code: 'requete-invalide' });
  });
});

test('an empty basket, and lines of another, are not exported', async () => {
  const visiteur = await newVisitor(api.url);
  expect(await refusee(visiteur.call('GET', '/api/panier/export?format=0'))).toMatchObject({
    code: 'panier-vide',
  });
  const lemaire = await newBuyer(api, LEMAIRE);
  await ajouter(lemaire, golden.vis, 1);
  const { chantiers } = await lirePanier(who);
  const ligne = chantiers[0]?.articles[0]?.ligneId;
  for (const query of [`lignes=${ligne}`, `chantierId=${chantiers[1]?.id}`]) {
    expect(
      await refusee(lemaire.call('GET', `/api/panier/export?format=3&${query}`)),
    ).toMatchObject({ code: 'introuvable' });
  }
  expect((await refusee(who.call('GET', '/api/panier/export?format=7'))).status).toBe(400);
  const sien = await exporter('format=3', lemaire);
  expect(sien.octets.toString()).not.toContain('PVX-18-60');
});
