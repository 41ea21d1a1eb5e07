/** What a sound document is, by the name of its root, where it is no order to be added. */
import type { DocumentInattendu } from '@comptoir/contract/panier/import.contract.ts';

const DOCUMENTS: readonly (readonly [DocumentInattendu, RegExp])[] = [
  ['commande-modifiee', /^OrderChange$/],
  ['commande-annulee', /^OrderCancellation$/],
  ['reponse-commande', /^(?:OrderResponse(?:Simple)?|ConfirmationRequest)$/],
  ['accord', /^(?:OrderAgreement|MasterAgreementRequest|Agreement)$/],
  ['catalogue', /^(?:Catalogue\w*|Catalog\w*|BMECAT|SupplierData)$/],
  ['devis', /^(?:Quotation|RequestForQuotation|Quote(?:Request|Message)?)$/],
  ['facture', /^(?:Invoice|CreditNote|CrossIndustryInvoice|InvoiceDetailRequest)$/],
  ['expedition', /^(?:DespatchAdvice|ReceiptAdvice|ShipNoticeRequest|ReceiptRequest)$/],
  ['demande-punchout', /^PunchOutSetup(?:Request|Response)$/],
];

export function documentXml(noms: readonly string[]): {
  document: DocumentInattendu;
  nom: string;
} {
  for (const nom of noms) {
    const document = DOCUMENTS.find(([, motif]) => motif.test(nom))?.[0];
    if (document) return { document, nom };
  }
  return { document: 'autre-xml', nom: (noms[0] ?? '').slice(0, 60) };
}
