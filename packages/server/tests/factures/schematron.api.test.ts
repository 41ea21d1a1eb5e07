/**
 * Invoices of the demo held against the rules of EN 16931 and of the French reform once more, by a
 * Schematron processor that knows nothing of the shop’s own checks: all those that differ, since it
 * takes a fifth of a second for each.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { sql } from '../../src/db/sql.ts';
import { writeCii } from '../../src/factures/formats/cii.ts';
import { writeUbl } from '../../src/factures/formats/ubl.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { choisirDivers } from './documents-divers.ts';
import { createRegles } from './regles-schematron.ts';

const SYNTAXES = { ubl: writeUbl, cii: writeCii };
const rompues = { ubl: await createRegles('ubl'), cii: await createRegles('cii') };
let base: TestDatabase;
let documents: DocumentFacture[];
beforeAll(async () => {
  base = await createDatabase({ demo: true });
  const rows = await base.pool.query<{ document: DocumentFacture }>(
    sql`select document from facture order by id`,
  );
  documents = choisirDivers(rows.map(({ document }) => document));
});
afterAll(() => base.drop());

test.each(['ubl', 'cii'] as const)('no rule is broken in %s, by any kind of invoice', (syntaxe) => {
  const ecarts = documents.flatMap((document) =>
    rompues[syntaxe](SYNTAXES[syntaxe](document)).map((code) => `${document.numero} ${code}`),
  );
  expect(ecarts).toEqual([]);
  const genres = {
    avoir: documents.some(({ genre }) => genre === 'avoir'),
    chorus: documents.some(({ references }) => references.engagement !== null),
    livres: documents.some(({ devise }) => devise === 'GBP'),
    port: documents.some(({ frais }) => frais.length > 0),
    cadeau: documents.some(({ lignes }) => lignes.some(({ genre }) => genre === 'cadeau')),
  };
  expect(genres).toEqual({ avoir: true, chorus: true, livres: true, port: true, cadeau: true });
});

describe('the processor finds what is wrong', () => {
  /** An invoice with carriage, a credit note or one in pounds. */
  const modeles = {
    port: ({ frais, genre, devise }: DocumentFacture) =>
      frais.length > 0 && genre === 'facture' && devise === 'EUR',
    avoir: ({ genre }: DocumentFacture) => genre === 'avoir',
    livres: ({ devise, genre }: DocumentFacture) => devise === 'GBP' && genre === 'facture',
  };

  type Cas = readonly [code: string, apres: RegExp, ecrit: string, modele?: keyof typeof modeles];
  const UBL: readonly Cas[] = [
    ['BR-01', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, ''],
    ['BR-02', /<cbc:ID>FA[^<]*<\/cbc:ID>/, ''],
    ['BR-08', /<cac:PostalAddress>.*?<\/cac:PostalAddress>/, ''],
    ['BR-09', /<cac:Country>.*?<\/cac:Country>/, ''],
    ['BR-16', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
    ['BR-21', /<cac:InvoiceLine><cbc:ID>1<\/cbc:ID>/, '<cac:InvoiceLine>'],
    ['BR-23', / unitCode="[^"]*"/, ''],
    ['BR-24', /(<cac:InvoiceLine>.*?)<cbc:LineExtensionAmount.*?<\/cbc:LineExtensionAmount>/, '$1'],
    ['BR-27', /<cbc:PriceAmount currencyID="EUR">/, '$&-'],
    ['BR-38', /<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/, ''],
    ['BR-53', /<cbc:TaxAmount currencyID="EUR">/, '<cbc:TaxAmount currencyID="USD">', 'livres'],
    ['BR-55', /(<cac:InvoiceDocumentReference>)<cbc:ID>.*?<\/cbc:ID>/, '$1', 'avoir'],
    ['BR-62', /<cbc:EndpointID schemeID="0225">/, '<cbc:EndpointID>'],
    ['BR-CL-01', /<cbc:InvoiceTypeCode>380/, '<cbc:InvoiceTypeCode>999'],
    ['BR-CL-03', /currencyID="EUR"/, 'currencyID="EUX"'],
    ['BR-CL-14', /<cbc:IdentificationCode>FR/, '<cbc:IdentificationCode>XX'],
    ['BR-CL-20', /<cbc:AllowanceChargeReasonCode>[^<]*/, '<cbc:AllowanceChargeReasonCode>QQ'],
    ['BR-CL-23', / unitCode="[^"]*"/, ' unitCode="RO"'],
    ['BR-CO-09', /<cbc:CompanyID>FR/, '<cbc:CompanyID>12'],
    ['BR-CO-10', /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount[^>]*>)/, '$19'],
    ['BR-CO-12', /(<cbc:ChargeTotalAmount[^>]*>)/, '$19'],
    ['BR-CO-13', /(<cbc:TaxExclusiveAmount[^>]*>)/, '$19'],
    ['BR-CO-14', /(<cac:TaxTotal><cbc:TaxAmount[^>]*>)/, '$19'],
    ['BR-CO-15', /(<cbc:TaxInclusiveAmount[^>]*>)/, '$19'],
    ['BR-CO-16', /(<cbc:PayableAmount[^>]*>)/, '$19'],
    ['BR-CO-17', /(<cbc:TaxableAmount[^>]*>)/, '$19'],
    ['BR-DEC-18', /(<cbc:PayableAmount[^>]*>[^<]*)/, '$10'],
    ['BR-E-10', /(<cac:TaxSubtotal>.*?<cac:TaxCategory><cbc:ID>)S/, '$1E'],
    ['BR-S-01', /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/, ''],
    ['BR-S-05', /(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>)[^<]*/, '$10'],
    ['BR-S-07', /(<cac:TaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>)[^<]*/, '$10'],
    ['BR-S-08', /(<cbc:TaxableAmount[^>]*>)/, '$11'],
    ['BR-Z-01', /(<cac:ClassifiedTaxCategory><cbc:ID>)S/, '$1Z'],
    ['R120', /(<cbc:InvoicedQuantity[^>]*>)/, '$19'],
    ['FR-BT-1', /<cbc:ID>FA/, '<cbc:ID>FA '],
    ['FR-BT-9', /<cbc:DueDate>20/, '<cbc:DueDate>19'],
    ['FR-BT-21-PMD', /#PMD#/, '#PMX#'],
    ['FR-BT-23', /<cbc:ProfileID>B/, '<cbc:ProfileID>X'],
    ['FR-BT-25', /<cac:BillingReference>.*?<\/cac:BillingReference>/, '', 'avoir'],
    ['FR-BT-29-46', /schemeID="0009">\d/, 'schemeID="0009">9'],
    ['FR-BT-34-49', /schemeID="0225"/, 'schemeID="0088"'],
    ['FR-BT-119', /<cbc:Percent>[^<]*/, '<cbc:Percent>21'],
  ];
  const CII: readonly Cas[] = [
    ['BR-02', /(<rsm:ExchangedDocument>)<ram:ID>.*?<\/ram:ID>/, '$1'],
    [
      'BR-16',
      /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
      '',
    ],
    ['BR-26', /<ram:NetPriceProductTradePrice>.*?<\/ram:NetPriceProductTradePrice>/, ''],
    [
      'BR-53',
      /<ram:TaxTotalAmount currencyID="EUR">/,
      '<ram:TaxTotalAmount currencyID="USD">',
      'livres',
    ],
    ['BR-CL-14', /<ram:CountryID>FR/, '<ram:CountryID>XX'],
    ['BR-CL-16', /(<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>)\d+/, '$1111'],
    ['BR-CL-23', / unitCode="[^"]*"/, ' unitCode="RO"'],
    [
      'BR-CO-10',
      /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>)/,
      '$19',
    ],
    ['BR-CO-13', /(<ram:TaxBasisTotalAmount>)/, '$19'],
    ['BR-CO-14', /(<ram:TaxTotalAmount[^>]*>)/, '$19'],
    ['BR-CO-15', /(<ram:GrandTotalAmount>)/, '$19'],
    ['BR-CO-16', /(<ram:DuePayableAmount>)/, '$19'],
    ['BR-CO-17', /(<ram:CalculatedAmount>)/, '$19'],
    [
      'BR-CO-26',
      /(<ram:SellerTradeParty>)<ram:GlobalID.*<\/ram:SellerTradeParty>/,
      '$1</ram:SellerTradeParty>',
    ],
    ['BR-DEC-14', /(<ram:GrandTotalAmount>[^<]*)/, '$10'],
    ['BR-S-08', /(<ram:BasisAmount>)/, '$11'],
    ['BR-Z-01', /(<ram:CategoryCode>)S/, '$1Z'],
    ['R120', /(<ram:BilledQuantity[^>]*>)/, '$19'],
    ['FR-BT-9', /(<ram:DueDateDateTime><udt:DateTimeString format="102">)20/, '$119'],
    ['FR-BT-21-AAB', />AAB</, '>AAX<'],
    ['FR-BT-26', /<ram:FormattedIssueDateTime>.*?<\/ram:FormattedIssueDateTime>/, '', 'avoir'],
    ['FR-BT-47', /(<ram:BuyerTradeParty>.*?schemeID="0002">)\d/, '$1X'],
  ];

  const cas = (syntaxe: keyof typeof SYNTAXES, tous: readonly Cas[]) =>
    tous.map(([code, apres, ecrit, modele = 'port']) => ({ syntaxe, code, apres, ecrit, modele }));

  test.each([...cas('ubl', UBL), ...cas('cii', CII)])(
    'in $syntaxe: $code',
    ({ syntaxe, code, apres, ecrit, modele }) => {
      const document = documents.find(modeles[modele]);
      const xml = document ? SYNTAXES[syntaxe](document) : '';
      const faux = xml.replace(apres, ecrit);
      expect(faux).not.toBe(xml);
      expect(rompues[syntaxe](faux)).toContain(code);
    },
  );
});
