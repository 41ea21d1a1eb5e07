/** Every invoice of the demo in the three forms: by schema, by rule, and read back out of its PDF. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { sql } from '../../src/db/sql.ts';
import type { Pool } from '../../src/db/pool.ts';
import { controler, tenirRegles } from '../../src/factures/controle/controler.ts';
import { readUbl } from '../../src/factures/controle/lire-ubl.ts';
import { REGLES_EUROPE, REGLES_FRANCE } from '../../src/factures/controle/regles.ts';
import { writeCii } from '../../src/factures/formats/cii.ts';
import writeFacturX from '../../src/factures/formats/factur-x.travail.ts';
import { writeUbl } from '../../src/factures/formats/ubl.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { readPdf } from './lire-pdf.ts';

let base: TestDatabase;
let documents: DocumentFacture[];
beforeAll(async () => {
  base = await createDatabase({ demo: true });
  documents = await readDocuments(base.pool);
});
afterAll(() => base.drop());

async function readDocuments(pool: Pool): Promise<DocumentFacture[]> {
  const rows = await pool.query<{ document: DocumentFacture }>(
    sql`select document from facture order by id`,
  );
  return rows.map(({ document }) => document);
}

test('no rule is broken, in any syntax', () => {
  const ecarts = documents.flatMap((document) =>
    (['cii', 'ubl'] as const).flatMap((format) =>
      controler(
        document,
        format,
        document.acheteur.secteurPublic
          ? { service: true, engagement: true, soit: false }
          : undefined,
      )
        .filter(({ tenue }) => !tenue)
        .map(({ code }) => `${document.numero} ${format} ${code}`),
    ),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(ecarts).toEqual([]);
});

test.each([
  ['an amount of the total', 'TaxInclusiveAmount currencyID="EUR">', '9', 'BR-CO-15'],
  ['a base', '<cbc:TaxableAmount currencyID="EUR">', '9', 'BR-CO-17'],
  ['a line', '<cbc:LineExtensionAmount currencyID="EUR">', '9', 'BR-CO-10'],
  ['the note of penalties', '#PMD#', 'X', 'FR-BT-21'],
  ['the framework', '<cbc:ProfileID>', 'X', 'FR-BT-23'],
])('a file that says something else in %s is found', (_quoi, apres, signe, code) => {
  const document = documents.find((each) => each.devise === 'EUR' && each.genre === 'facture');
  const xml = document ? writeUbl(document) : '';
  const [avant, ...suite] = xml.split(apres);
  const faux =
    apres === '#PMD#'
      ? xml.replace(apres, '#PMX#')
      : `${avant}${apres}${signe}${suite.join(apres)}`;
  const rompues = tenirRegles(readUbl(faux), [...REGLES_EUROPE, ...REGLES_FRANCE])
    .filter(({ tenue }) => !tenue)
    .map((each) => each.code);
  expect(rompues).toContain(code);
});

test('the CII is valid by the schema of Factur-X, profile EN 16931', async () => {
  const paquet = fileURLToPath(import.meta.resolve('@stackforge-eu/factur-x'));
  // The schema includes others, beside it.
  xmlRegisterFsInputProviders();
  const schemas = join(dirname(paquet), '..', 'schema', 'en16931');
  const xsd = XmlDocument.fromBuffer(await readFile(join(schemas, 'FACTUR-X_EN16931.xsd')), {
    url: join(schemas, 'FACTUR-X_EN16931.xsd'),
  });
  const validator = XsdValidator.fromDoc(xsd);
  for (const document of documents) {
    const cii = XmlDocument.fromString(writeCii(document));
    expect(() => validator.validate(cii), document.numero).not.toThrow();
    cii.dispose();
  }
  validator.dispose();
  xsd.dispose();
});

test('the PDF is a PDF/A-3b with the invoice inside', async () => {
  const document = documents.findLast(({ devise }) => devise === 'GBP') ?? documents[0];
  if (!document) throw new Error('no invoice');
  const lu = readPdf(await writeFacturX(document));
  expect(lu.xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>/);
  expect(lu.xmp).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
  expect(lu.xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(lu.xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  expect(lu.intention).toBe('GTS_PDFA1');
  expect(lu.relation).toBe('Alternative');
  expect(lu.policesSansFichier).toEqual([]);
  expect(lu.pieces).toEqual({ 'factur-x.xml': writeCii(document) });
});
