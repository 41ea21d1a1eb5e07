/**
 * Orders as other programs and other people write them. Each says which program it imitates, what is
 * odd about it, and what must become of every line: taken right, or told.
 *
 * `REF×3` taken; `REF×1 !unite-convertie` taken and told; `?REF raison [1,1000]` asked with what it
 * may mean; `-TEXTE` unknown, told; `refus:document` nothing taken, the document named.
 */
import { tableau } from '../pdf.ts';
import { html, ods, spreadsheetml, xlsx } from './classeurs.ts';
import { cxml, enveloppe, punchout, ubl } from './xml.ts';

export interface FichierEcrit {
  programme: string;
  bizarrerie: string;
  contenu: string | Uint8Array | Promise<Uint8Array>;
  attendu: readonly string[];
  /** Order number that is read in it. */
  numero?: string;
}

const VIS = 'VBF-05060-ZJ';
const SEAU = 'VBS-04040-SE';
const DISJ = 'LDJ-1PN-16-C';
const EAN = '2016000012350';
const DEUX = [`${VIS}×3`, `${DISJ}×12`];
const utf16 = (texte: string) => Buffer.from(texte, 'utf16le');

const tableurs: FichierEcrit[] = [
  {
    programme: 'Excel français',
    bizarrerie: 'N° | Référence | Désignation | Qté',
    contenu: `N°;Référence;Désignation;Qté\n1;${VIS};Vis;3\n2;${DISJ};Disjoncteur;12`,
    attendu: DEUX,
  },
  {
    programme: 'Excel anglais',
    bizarrerie: 'No. as line number, commas',
    contenu: `No.,Item code,Description,Qty\n1,${VIS},Screws,3\n2,${DISJ},Breaker,12`,
    attendu: DEUX,
  },
  {
    programme: 'SAP ME21N',
    bizarrerie: 'Item; Material, three decimals, dots for prices',
    contenu: `Item;Material;Short text;PO Quantity;OUn;Net price\n10;${VIS};Vis;3.000;BX;20.90\n20;${DISJ};Disj;12.000;PC;8.10`,
    attendu: DEUX,
  },
  {
    programme: 'Sage 100',
    bizarrerie: 'AR_Ref, DL_Qte, three decimals beside prices with a comma',
    contenu: `AR_Ref;DL_Design;DL_Qte;DL_PrixUnitaire\n${VIS};Vis;3,000;20,90\n${DISJ};Disj;12,000;8,10`,
    attendu: DEUX,
  },
  {
    programme: 'Sage 50',
    bizarrerie: 'one line of 1,000 and nothing that tells',
    contenu: `Référence;Quantité\n${DISJ};1,000`,
    attendu: [`?${DISJ} quantite-douteuse [1,1000]`],
  },
  {
    programme: 'EBP Bâtiment',
    bizarrerie: 'columns of the document before those of the line',
    contenu: `Document - Numéro du document;Document - Code client;Document - Code postal (facturation);Ligne - Code article;Ligne - Description;Ligne - Quantité;Ligne - PV HT\nD1;C001;44000;${VIS};Vis;3;20,90\nD1;C001;44000;${DISJ};Disj;12;8,10`,
    attendu: DEUX,
  },
  {
    programme: 'Batigest',
    bizarrerie: 'unit in words, quantity last',
    contenu: Buffer.from(
      `Code;Libellé;Unité;Prix net HT;Quantité\r\n${VIS};Vis;boîte;20,90;3\r\n${DISJ};Disj;pièce;8,10;12\r\n`,
      'latin1',
    ),
    attendu: DEUX,
  },
  {
    programme: 'Odoo',
    bizarrerie: '« [REF] label » in one column',
    contenu: `Produit,Quantité\n"[${VIS}] Vis à bois",3\n"[${DISJ}] Disjoncteur 16A",12`,
    attendu: DEUX,
  },
  {
    programme: 'a stock sheet',
    bizarrerie: 'Stock before Besoin',
    contenu: `Référence;Stock;Besoin\n${VIS};140;3\n${DISJ};22;12`,
    attendu: DEUX,
  },
  {
    programme: 'a stock sheet',
    bizarrerie: 'Qté stock, Qté par boîte and Quantité mini before À commander',
    contenu: `Référence;Qté stock;Qté par boîte;Quantité mini;À commander\n${VIS};140;200;5;3\n${DISJ};22;1;1;12`,
    attendu: DEUX,
  },
  {
    programme: 'a delivery follow-up',
    bizarrerie: 'Qté livrée before Qté commandée',
    contenu: `Référence;Qté livrée;Qté commandée\n${VIS};1;3\n${DISJ};0;12`,
    attendu: DEUX,
  },
  {
    programme: 'German ERP',
    bizarrerie: 'Pos; Artikel; Menge; ME',
    contenu: `Pos;Artikel;Menge;ME\n1;${VIS};3;PK\n2;${DISJ};12;ST`,
    attendu: DEUX,
  },
  {
    programme: 'a purchasing tool',
    bizarrerie: 'Réf client before Réf fournisseur',
    contenu: `Réf client;Réf fournisseur;Qté\nM-001;${VIS};3\nM-002;${DISJ};12`,
    attendu: DEUX,
  },
  {
    programme: 'a purchasing tool',
    bizarrerie: 'Référence commande before Référence article',
    contenu: `Référence commande;Référence article;Qté\nBC-77;${VIS};3\nBC-77;${DISJ};12`,
    attendu: DEUX,
  },
  {
    programme: 'no program',
    bizarrerie: 'no head, a line number first',
    contenu: `1;${VIS};Vis;3;20,90\n2;${DISJ};Disj;12;8,10\n3;${SEAU};Vis;1;85,00`,
    attendu: [...DEUX, `${SEAU}×1`],
  },
  {
    programme: 'no program',
    bizarrerie: 'no head, two columns of figures',
    contenu: `${VIS};3;200\n${DISJ};12;50`,
    attendu: [`?${VIS} quantite-douteuse [3,200]`, `?${DISJ} quantite-douteuse [12,50]`],
  },
  {
    programme: 'an order form',
    bizarrerie: 'empty quantities: nothing ordered',
    contenu: `Référence;Désignation;Quantité\n${VIS};Vis;3\n${SEAU};Seau;\n${DISJ};Disj;12`,
    attendu: [`${VIS}×3`, `?${SEAU} sans-quantite []`, `${DISJ}×12`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'pieces of what is sold by the bucket',
    contenu: `Réf;Qté;Unité\n${SEAU};2000;pièce\n${VIS};400;pcs`,
    attendu: [`${SEAU}×1 !unite-convertie`, `${VIS}×2 !unite-convertie`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'pieces that fill no box, cartons, metres of a roll',
    contenu: `Réf;Qté;Unité\n${VIS};30;pcs\n${DISJ};2;carton\nCES-150-15-25;60;m`,
    attendu: [`?${VIS} unite [1,30]`, `?${DISJ} unite [2]`, '?CES-150-15-25 unite [3,60]'],
  },
  {
    programme: 'a Spanish shop',
    bizarrerie: 'words of another language',
    contenu: `Código;Descripción;Cantidad;Unidad\n${VIS};Tornillos;3;cajas\n${DISJ};Magnetotérmico;12;unidades`,
    attendu: DEUX,
  },
  {
    programme: 'Excel',
    bizarrerie: '1.5 and 2.50',
    contenu: `Ref,Qty\n${DISJ},1.5\n${VIS},2.50`,
    attendu: [`?${DISJ} quantite-douteuse [2,1]`, `?${VIS} quantite-douteuse [3,2]`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'the EAN and the reference disagree in kind, not in article',
    contenu: `EAN;Qté\n${EAN};3\n${DISJ};12`,
    attendu: DEUX,
  },
  {
    programme: 'Notepad',
    bizarrerie: 'UTF-16 without its mark',
    contenu: utf16(`Référence;Qté\r\n${VIS};3\r\n${DISJ};12\r\n`),
    attendu: DEUX,
  },
  {
    programme: 'a printed list',
    bizarrerie: 'heads again on the second page, a total',
    contenu: `Réf;Libellé;Qté\n${VIS};Vis;3\nRéf;Libellé;Qté\n${DISJ};Disj;12\n;Total;15`,
    attendu: DEUX,
  },
];

const classeurs: FichierEcrit[] = [
  {
    programme: 'Excel',
    bizarrerie: 'a hidden row',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['Réf', 'Qté'],
        [VIS, 3],
        [SEAU, 5],
        [DISJ, 12],
      ],
      masquees: [3],
    }),
    attendu: [`${VIS}×3`, `?${SEAU} masquee [5]`, `${DISJ}×12`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'a hidden sheet',
    contenu: xlsx(
      {
        nom: 'A',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
          [DISJ, 12],
        ],
      },
      {
        nom: 'B',
        etat: 'veryHidden',
        rangees: [
          ['Réf', 'Qté'],
          [SEAU, 5],
        ],
      },
    ),
    attendu: [...DEUX, `?${SEAU} masquee [5]`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'a second sheet with its own heads',
    contenu: xlsx(
      {
        nom: 'RDC',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
        ],
      },
      {
        nom: 'Étage',
        rangees: [
          ['Qté', 'Réf'],
          [12, DISJ],
        ],
      },
    ),
    attendu: DEUX,
  },
  {
    programme: 'Excel',
    bizarrerie: 'a price list as second sheet',
    contenu: xlsx(
      {
        nom: 'Commande',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
        ],
      },
      {
        nom: 'Tarif',
        rangees: [
          ['Réf', 'Prix HT'],
          [DISJ, 8.1],
        ],
      },
    ),
    attendu: [`${VIS}×3`, `?${DISJ} sans-quantite []`],
  },
  {
    programme: 'openpyxl',
    bizarrerie: 'a formula without its result',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['Réf', 'Qté'],
        [VIS, { formule: 'B9*2' }],
        [DISJ, 12],
      ],
    }),
    attendu: [`?${VIS} quantite []`, `${DISJ}×12`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'sums of a computer, an EAN as a number',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['N°', 'EAN', 'Qté'],
        [1, Number(EAN), 2.9999999999999996],
        [2, DISJ, 12],
      ],
    }),
    attendu: DEUX,
  },
  {
    programme: 'LibreOffice',
    bizarrerie: 'ODS, numbers shown with decimals',
    contenu: ods([
      ['N°', 'Référence', 'Qté'],
      [1, VIS, 3],
      [2, DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'LibreOffice',
    bizarrerie: 'ODS with a filtered row',
    contenu: ods(
      [
        ['Référence', 'Qté'],
        [VIS, 3],
        [DISJ, 12],
      ],
      3,
    ),
    attendu: [`${VIS}×3`, `?${DISJ} masquee [12]`],
  },
  {
    programme: 'a web ERP',
    bizarrerie: 'a page under the name of .xls',
    contenu: html([
      ['N°', 'Référence', 'Qté'],
      [1, VIS, 3],
      [2, DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'Excel 2003',
    bizarrerie: 'SpreadsheetML',
    contenu: spreadsheetml([
      ['Référence', 'Qté'],
      [VIS, 3],
      [DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'Excel 97',
    bizarrerie: 'BIFF',
    contenu: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    attendu: ['refus:xls-97'],
  },
];

const documents: FichierEcrit[] = [
  {
    programme: 'UBL',
    bizarrerie: 'C62 of what is sold by the bucket',
    contenu: ubl([
      { code: SEAU, quantite: '2000', unite: 'C62' },
      { code: DISJ, quantite: '12.000', unite: 'EA' },
    ]),
    attendu: [`${SEAU}×1 !unite-convertie`, `${DISJ}×12`],
  },
  {
    programme: 'UBL',
    bizarrerie: 'a unit that nobody knows, a fraction, a line without a code',
    contenu: ubl([
      { code: DISJ, quantite: '4', unite: 'QAN' },
      { code: VIS, quantite: '1.5' },
      { nom: 'Vis à bois', quantite: '2' },
    ]),
    attendu: [`${DISJ}×4 !unite-inconnue`, `?${VIS} quantite-douteuse [2,1]`, '-Vis à bois'],
  },
  {
    programme: 'Peppol',
    bizarrerie: 'in its envelope, a blank line before',
    contenu: `\n\n${enveloppe(
      ubl([
        { ean: EAN, quantite: '3' },
        { code: DISJ, quantite: '12' },
      ]),
    )}`,
    attendu: DEUX,
    numero: 'BC-1',
  },
  {
    programme: 'UBL',
    bizarrerie: 'OrderChange',
    contenu: ubl([], 'OrderChange'),
    attendu: ['refus:commande-modifiee'],
  },
  {
    programme: 'UBL',
    bizarrerie: 'OrderCancellation',
    contenu: ubl([], 'OrderCancellation'),
    attendu: ['refus:commande-annulee'],
  },
  {
    programme: 'UBL',
    bizarrerie: 'OrderResponse',
    contenu: ubl([], 'OrderResponse'),
    attendu: ['refus:reponse-commande'],
  },
  {
    programme: 'UBL',
    bizarrerie: 'Catalogue',
    contenu: ubl([], 'Catalogue'),
    attendu: ['refus:catalogue'],
  },
  {
    programme: 'UBL',
    bizarrerie: 'Quotation',
    contenu: ubl([], 'Quotation'),
    attendu: ['refus:devis'],
  },
  {
    programme: 'cXML',
    bizarrerie: '[] in the DOCTYPE, units',
    contenu: cxml(
      [
        { code: VIS, quantite: '3', unite: 'BX' },
        { code: DISJ, quantite: '12', unite: 'EA' },
      ],
      'new',
      ' []',
    ),
    attendu: DEUX,
    numero: '4500012345',
  },
  {
    programme: 'cXML',
    bizarrerie: 'type delete',
    contenu: cxml([{ code: VIS, quantite: '3' }], 'delete'),
    attendu: ['refus:commande-annulee'],
  },
  {
    programme: 'cXML',
    bizarrerie: 'type update',
    contenu: cxml([{ code: VIS, quantite: '3' }], 'update'),
    attendu: ['refus:commande-modifiee'],
  },
  {
    programme: 'cXML',
    bizarrerie: 'PunchOutOrderMessage',
    contenu: punchout([
      { code: VIS, quantite: '3', unite: 'BX' },
      { code: DISJ, quantite: '12', unite: 'EA' },
    ]),
    attendu: DEUX,
  },
  {
    programme: 'cXML',
    bizarrerie: 'PunchOutSetupRequest',
    contenu:
      '<cXML payloadID="1"><Header/><Request><PunchOutSetupRequest operation="create"><BuyerCookie>1</BuyerCookie></PunchOutSetupRequest></Request></cXML>',
    attendu: ['refus:demande-punchout'],
  },
  {
    programme: 'cXML',
    bizarrerie: 'in a MIME envelope with its secret',
    contenu: `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/xml\r\n\r\n${cxml([{ code: VIS, quantite: '3' }])}\r\n--b--`,
    attendu: ['refus:enveloppe-mime'],
  },
  {
    programme: 'OCI',
    bizarrerie: 'a page with a form',
    contenu: `<html><body><form method="post"><input type="hidden" name="NEW_ITEM-VENDORMAT[1]" value="${VIS}"><input type="hidden" name="NEW_ITEM-QUANTITY[1]" value="3.000"><input type="hidden" name="NEW_ITEM-UNIT[1]" value="BX"><input name="NEW_ITEM-VENDORMAT[2]" value="${DISJ}"><input name="NEW_ITEM-QUANTITY[2]" value="12"></form></body></html>`,
    attendu: DEUX,
  },
  {
    programme: 'OCI',
    bizarrerie: 'the body of the request',
    contenu: `NEW_ITEM-VENDORMAT%5B1%5D=${VIS}&NEW_ITEM-QUANTITY%5B1%5D=3&NEW_ITEM-VENDORMAT%5B2%5D=${DISJ}&NEW_ITEM-QUANTITY%5B2%5D=12&NEW_ITEM-UNIT%5B2%5D=PCE`,
    attendu: DEUX,
  },
];

const papiers: FichierEcrit[] = [
  {
    programme: 'a PDF printer',
    bizarrerie: 'N° before Référence',
    contenu: tableau(
      [40, 80, 180, 400, 460],
      [
        ['N°', 'Référence', 'Désignation', 'Qté', 'P.U. HT'],
        ['1', VIS, 'Vis à bois', '3', '20,90'],
        ['', '', 'boîte de 200', '', ''],
        ['2', DISJ, 'Disjoncteur 16A', '12', '8,10'],
        ['', '', '', 'Total', '160,00'],
      ],
      'BON DE COMMANDE N° 2026/11/0034',
    ),
    attendu: DEUX,
    numero: '2026/11/0034',
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'no head, a line number first',
    contenu: tableau(
      [40, 80, 180, 400, 460],
      [
        ['1', VIS, 'Vis à bois', '3', '20,90'],
        ['2', DISJ, 'Disjoncteur 16A', '12', '8,10'],
      ],
      'Commande fournisseur CF004512',
    ),
    attendu: DEUX,
    numero: 'CF004512',
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'a column of stock before that of the order, in Spanish',
    contenu: tableau(
      [40, 180, 300, 400],
      [
        ['Referencia', 'Stock', 'Cantidad', 'Unidad'],
        [VIS, '140', '3', 'caja'],
        [DISJ, '22', '12', 'ud'],
      ],
      'Pedido n.º PED-2026-77',
    ),
    attendu: DEUX,
    numero: 'PED-2026-77',
  },
];

const ecrits: FichierEcrit[] = [
  {
    programme: 'a mail',
    bizarrerie: 'words around the lines, units, labels',
    contenu: `Bonjour,\n\nPouvez-vous livrer :\n- 3 boîtes ${VIS}\n- 12 ${DISJ} disjoncteur 16A\n${SEAU} - 2 seaux\n10 clés (CLP-013-CV)\n\nMerci,\nJean - 06 11 22 33 44`,
    attendu: [`${VIS}×3`, `${DISJ}×12`, `${SEAU}×2`, 'CLP-013-CV×10'],
  },
  {
    programme: 'a mail',
    bizarrerie: 'quoted, numbered',
    contenu: `> 1. ${VIS} x 3\n> 2. ${DISJ} x 12`,
    attendu: DEUX,
  },
  {
    programme: 'a message',
    bizarrerie: 'a figure after a label',
    contenu: `${VIS} vis à bois 12\n${DISJ} qté 4`,
    attendu: [`?${VIS} quantite-douteuse [12,1]`, `${DISJ}×4`],
  },
];

export const FICHIERS: readonly FichierEcrit[] = [
  ...tableurs,
  ...classeurs,
  ...documents,
  ...papiers,
  ...ecrits,
];
