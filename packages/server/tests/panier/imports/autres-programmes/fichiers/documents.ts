import { cxml, enveloppe, punchout, ubl } from '../xml.ts';
import { DEUX, DISJ, EAN, SEAU, VIS, type FichierEcrit } from './fichier-ecrit.ts';

export const documents: FichierEcrit[] = [
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
    bizarrerie: 'its root in lower case, which is another element',
    contenu: ubl([{ code: VIS, quantite: '3' }], 'order'),
    attendu: ['refus:autre-xml'],
  },
  {
    programme: 'cXML',
    bizarrerie: 'its root in lower case',
    contenu: cxml([{ code: VIS, quantite: '3' }]).replaceAll(/(?<=<\/?)cXML/g, 'cxml'),
    attendu: ['refus:autre-xml'],
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
    bizarrerie: 'OrderAgreement',
    contenu: ubl([], 'OrderAgreement'),
    attendu: ['refus:accord'],
  },
  {
    programme: 'UBL',
    bizarrerie: 'DespatchAdvice',
    contenu: ubl([], 'DespatchAdvice'),
    attendu: ['refus:expedition'],
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
