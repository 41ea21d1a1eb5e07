import { zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/db/sql.ts';
import { startApi, type TestApi } from '../../api.ts';
import { buildGolden, type Golden } from '../../articles/golden.ts';
import { newVisitor } from '../../visitors.ts';
import { ajouter, lirePanier, refusee, resumer } from '../paniers.ts';
import { bonImporte, enFichier, importer, importerBon } from './envois.ts';
import { pdf } from './pdf.ts';

let api: TestApi;
let golden: Golden;
const EAN = '2000000000015';

beforeAll(async () => {
  api = await startApi(
    {},
    {
      index: true,
      prepare: async (pool) => {
        golden = await buildGolden(pool);
        await pool.execute(sql`
          update article set ean = ${EAN}, libelle_fr = 'Perceuse visseuse 18 V'
           where id = ${golden.perceuse}`);
      },
    },
  );
});
afterAll(() => api.close());

const visiteur = () => newVisitor(api.url);

const UBL = `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>BC-2026/118</cbc:ID>
  <cbc:Note>Engagement juridique n° 1300456789</cbc:Note>
  <cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:Quantity unitCode="BX">3.000</cbc:Quantity>
    <cac:Item><cbc:Name>Vis &amp; écrous</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>VBF-05060-ZJ</cbc:ID></cac:SellersItemIdentification></cac:Item>
  </cac:LineItem></cac:OrderLine>
  <cac:OrderLine><cac:LineItem><cbc:ID>2</cbc:ID><cbc:Quantity>2</cbc:Quantity>
    <cac:Item><cbc:Name>Perceuse</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>NOTRE-1</cbc:ID></cac:BuyersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">${EAN}</cbc:ID></cac:StandardItemIdentification></cac:Item>
  </cac:LineItem></cac:OrderLine>
  <cac:OrderLine><cac:LineItem><cbc:Quantity>1</cbc:Quantity>
    <cac:Item><cbc:Name>Perceuse visseuse</cbc:Name></cac:Item></cac:LineItem></cac:OrderLine>
</Order>`;

const CXML = `<?xml version="1.0"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.063/cXML.dtd">
<cXML payloadID="1" timestamp="2026-11-16T08:00:00+01:00"><Header/>
  <Request deploymentMode="production"><OrderRequest>
    <OrderRequestHeader orderID="4500012345" orderDate="2026-11-16" type="new">
      <Extrinsic name="Numero engagement">ENG-77</Extrinsic>
    </OrderRequestHeader>
    <ItemOut quantity="4" lineNumber="1"><ItemID><SupplierPartID>VBF-05060-ZJ</SupplierPartID></ItemID>
      <ItemDetail><Description xml:lang="fr">Vis</Description></ItemDetail></ItemOut>
  </OrderRequest></Request></cXML>`;

/** As a program prints it: an address, a table with its heads, a description over two rows, totals. */
const imprime = () =>
  pdf((doc) => {
    doc.fontSize(10).text('Mairie de Rezé', 40, 40).text('SIRET 21440143900014', 40, 54);
    doc.text('Bon de commande n° BC-7741 du 12/11/2026', 300, 40);
    doc.text('N° engagement : 2026-000881', 300, 54);
    const ligne = (y: number, cells: readonly [number, string][]) => {
      for (const [x, texte] of cells) doc.text(texte, x, y, { lineBreak: false });
    };
    ligne(120, [
      [40, 'Désignation'],
      [260, 'Référence'],
      [380, 'Qté'],
      [430, 'P.U. HT'],
      [500, 'Total HT'],
    ]);
    ligne(140, [
      [40, 'Vis à bois'],
      [260, 'VBF-05060-ZJ'],
      [380, '3'],
      [430, '20,90'],
      [500, '62,70'],
    ]);
    ligne(153, [[40, 'boîte de 200, acier zingué']]);
    ligne(170, [
      [40, 'Perceuse 18 V'],
      [260, EAN],
      [380, '2'],
      [430, '189,00'],
      [500, '378,00'],
    ]);
    ligne(187, [
      [40, 'Outil inconnu'],
      [260, 'ZZ-99999-QQ'],
      [380, '1'],
      [430, '1,00'],
      [500, '1,00'],
    ]);
    ligne(220, [
      [430, 'Total HT'],
      [500, '441,70'],
    ]);
  });

describe('a purchase order', () => {
  test('as UBL gives its lines by any of their codes, and its numbers to the chantier', async () => {
    const who = await visiteur();
    const bon = await bonImporte(importerBon(who, UBL));
    expect(bon).toMatchObject({
      format: 'ubl',
      importes: 2,
      referenceCommande: 'BC-2026/118',
      numeroEngagement: '1300456789',
      // Without a code, its name proposes what it may be, and takes nothing.
      nonImportes: [
        {
          ligne: 3,
          texte: 'Perceuse visseuse · 1',
          raison: 'introuvable',
          quantite: 1,
          propositions: [golden.perceuse],
        },
      ],
      avertis: [],
    });
    expect((await lirePanier(who)).chantiers).toMatchObject([
      { libelle: null, referenceCommande: 'BC-2026/118', numeroEngagement: '1300456789' },
    ]);
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×3 ${golden.perceuse}×2`]);
  });

  test('as cXML names its DTD, which nobody fetches', async () => {
    const bon = await bonImporte(importerBon(await visiteur(), CXML));
    expect(bon).toMatchObject({
      format: 'cxml',
      importes: 1,
      referenceCommande: '4500012345',
      numeroEngagement: 'ENG-77',
    });
  });

  test('as PDF is read by where its columns stand', async () => {
    const who = await visiteur();
    const bon = await bonImporte(importerBon(who, await imprime()));
    expect(bon).toMatchObject({
      format: 'pdf',
      importes: 2,
      referenceCommande: 'BC-7741',
      numeroEngagement: '2026-000881',
      nonImportes: [{ reference: 'ZZ-99999-QQ', raison: 'introuvable', quantite: 1 }],
    });
    expect(await resumer(who)).toEqual([`-: ${golden.vis}×3 ${golden.perceuse}×2`]);
  });

  test('as a workbook or CSV keeps the numbers written above its table', async () => {
    const rangees = [
      ['Commande n° 2026-55', ''],
      ['Engagement', 'E-12'],
      ['Référence', 'Quantité'],
      ['VBF-05060-ZJ', '6'],
    ];
    const blob = await writeXlsxFile(rangees).toBlob();
    const csv = rangees.map((rangee) => rangee.join(';')).join('\r\n');
    for (const contenu of [new Uint8Array(await blob.arrayBuffer()), csv]) {
      expect(await bonImporte(importerBon(await visiteur(), contenu))).toMatchObject({
        importes: 1,
        referenceCommande: '2026-55',
        numeroEngagement: 'E-12',
      });
    }
  });

  test('keeps its number apart from the lines and the order that are already there', async () => {
    const who = await visiteur();
    await ajouter(who, golden.perceuse, 1);
    await bonImporte(importerBon(who, UBL));
    await bonImporte(importerBon(who, CXML));
    expect(await resumer(who)).toEqual([
      `-: ${golden.perceuse}×1`,
      `BC-2026/118: ${golden.vis}×3 ${golden.perceuse}×2`,
      `4500012345: ${golden.vis}×4`,
    ]);
  });

  test('leaves a number that the buyer wrote on the chantier they chose', async () => {
    const who = await visiteur();
    await ajouter(who, golden.vis, 1, 'Talensac');
    const [chantier] = (await lirePanier(who)).chantiers;
    await who.call('PATCH', `/api/panier/chantiers/${chantier?.id}?referenceCommande=A-1`);
    const bon = await bonImporte(importerBon(who, UBL, `?chantierId=${chantier?.id}`));
    expect(bon).toMatchObject({ referenceCommande: 'A-1', numeroEngagement: '1300456789' });
    expect(await refusee(importerBon(who, UBL, '?chantierId=999999'))).toMatchObject({
      code: 'introuvable',
    });
  });
});

describe('a sound document that is no new order', () => {
  const refusOf = async (contenu: string) => await refusee(importerBon(await visiteur(), contenu));

  test('is named with what is awaited instead, and adds nothing', async () => {
    const annulee = CXML.replace('type="new"', 'type="delete"');
    expect(await refusOf(annulee)).toMatchObject({
      code: 'document-inattendu',
      data: { document: 'commande-annulee' },
    });
    expect(await refusOf('<Invoice><ID>1</ID></Invoice>')).toMatchObject({
      code: 'document-inattendu',
      data: { document: 'facture', nom: 'Invoice' },
    });
  });

  test('in an envelope that may hold secrets is refused without a word of it', async () => {
    const mime = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/xml\r\n\r\n${CXML.replace('<Header/>', '<Header><SharedSecret>tres-secret</SharedSecret></Header>')}\r\n--b--\r\n`;
    const refus = await refusOf(mime);
    expect(refus).toMatchObject({
      code: 'document-inattendu',
      data: { document: 'enveloppe-mime' },
    });
    expect(JSON.stringify(refus)).not.toContain('secret');
  });
});

describe('a hostile file', () => {
  const refusOf = async (contenu: Uint8Array | string) =>
    (await refusee(importerBon(await visiteur(), contenu))).code;

  test('of XML that declares entities is refused, whatever they would do', async () => {
    const read = '<!DOCTYPE Order [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const rire = `<!DOCTYPE Order [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "&a${i - 1};&a${i - 1};">`).join('')}]>`;
    const avec = (doctype: string, valeur: string) =>
      UBL.replace('<Order', `${doctype}<Order`).replace('VBF-05060-ZJ', valeur);
    expect(await refusOf(avec(read, '&x;'))).toBe('fichier-illisible');
    expect(await refusOf(avec(rire, '&a19;'))).toBe('fichier-illisible');
    expect(await refusOf(avec('<!DOCTYPE Order><!DOCTYPE Order [<!ENTITY x "y">]>', '&x;'))).toBe(
      'fichier-illisible',
    );
  });

  test('of XML too deep or broken is refused', async () => {
    expect(await refusOf(`<Order>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</Order>`)).toBe(
      'fichier-illisible',
    );
    expect(await refusOf('<Order><cbc:ID>1</Order>')).toBe('fichier-illisible');
  });

  test('that unfolds beyond measure is refused before it is unfolded', async () => {
    const bombe = zipSync({
      'xl/workbook.xml': new Uint8Array(8),
      'xl/worksheets/sheet1.xml': new Uint8Array(66 * 1024 * 1024),
    });
    expect(bombe.length).toBeLessThan(200_000);
    expect(await refusOf(bombe)).toBe('fichier-illisible');
    // The same, telling that it is small: sizes in its directory, and before its parts.
    const menteuse = Buffer.from(bombe);
    const taille = Buffer.alloc(4);
    taille.writeUInt32LE(66 * 1024 * 1024);
    for (let at = menteuse.indexOf(taille); at !== -1; at = menteuse.indexOf(taille, at)) {
      menteuse.writeUInt32LE(64, at);
    }
    expect(await refusOf(menteuse)).toBe('fichier-illisible');
    expect((await refusee(importer(await visiteur(), enFichier(bombe)))).code).toBe(
      'fichier-illisible',
    );
  });

  test('of PDF without a word, or broken, is told apart', async () => {
    const image = await pdf((doc) => void doc.rect(40, 40, 200, 200).fill('black'));
    expect(await refusOf(image)).toBe('fichier-sans-texte');
    expect(await refusOf('%PDF-1.7\nnothing more')).toBe('fichier-illisible');
  });

  test('does not keep the shop from answering the next one', async () => {
    expect(await bonImporte(importerBon(await visiteur(), UBL))).toMatchObject({ importes: 2 });
  });
});
