/** Documents of programs, as short as they are still whole. */

export interface LigneEcrite {
  code?: string;
  ean?: string;
  nom?: string;
  quantite: string;
  unite?: string;
}

export function ubl(lignes: readonly LigneEcrite[], racine = 'Order'): string {
  const ecrites = lignes.map(
    ({ code, ean, nom = 'Article', quantite, unite }, at) =>
      `<cac:OrderLine><cac:LineItem><cbc:ID>${at + 1}</cbc:ID><cbc:Quantity${unite ? ` unitCode="${unite}"` : ''}>${quantite}</cbc:Quantity><cac:Item><cbc:Name>${nom}</cbc:Name>${code ? `<cac:SellersItemIdentification><cbc:ID>${code}</cbc:ID></cac:SellersItemIdentification>` : ''}${ean ? `<cac:StandardItemIdentification><cbc:ID schemeID="0160">${ean}</cbc:ID></cac:StandardItemIdentification>` : ''}</cac:Item></cac:LineItem></cac:OrderLine>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${racine} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${racine}-2" xmlns:cac="cac" xmlns:cbc="cbc"><cbc:ID>BC-1</cbc:ID>${ecrites.join('')}</${racine}>`;
}

/** As Peppol carries it. */
export function enveloppe(document: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<StandardBusinessDocument xmlns="sbdh"><StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>${document.replace(/^<\?xml[^>]*>\s*/, '')}</StandardBusinessDocument>`;
}

export function cxml(lignes: readonly LigneEcrite[], type = 'new', doctype = ''): string {
  return `<?xml version="1.0"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.063/cXML.dtd"${doctype}>\n<cXML payloadID="1"><Header/><Request><OrderRequest><OrderRequestHeader orderID="4500012345" type="${type}"/>${items('ItemOut', lignes)}</OrderRequest></Request></cXML>`;
}

export function punchout(lignes: readonly LigneEcrite[]): string {
  return `<?xml version="1.0"?><cXML payloadID="1"><Header/><Message><PunchOutOrderMessage><BuyerCookie>c</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"/>${items('ItemIn', lignes)}</PunchOutOrderMessage></Message></cXML>`;
}

function items(element: string, lignes: readonly LigneEcrite[]): string {
  return lignes
    .map(
      ({ code, nom = 'Article', quantite, unite }) =>
        `<${element} quantity="${quantite}"><ItemID><SupplierPartID>${code}</SupplierPartID></ItemID><ItemDetail><Description xml:lang="fr">${nom}</Description>${unite ? `<UnitOfMeasure>${unite}</UnitOfMeasure>` : ''}</ItemDetail></${element}>`,
    )
    .join('');
}
