import { Element } from './arbre-xml.ts';
import {
  D_UNE_TABLE,
  type AjustementRelu,
  type FactureRelue,
  type Identifiant,
  type LigneRelue,
  type Partie,
} from './facture-relue.ts';

export function readUbl(xml: string): FactureRelue {
  const document = Element.lire(xml);
  const isAvoir = document.a('CreditNote');
  const r = document.un(isAvoir ? 'CreditNote' : 'Invoice');
  const totaux = r.un('LegalMonetaryTotal');
  const devise = r.texte('DocumentCurrencyCode');
  const [taxe, compta] = [true, false].map((sienne) =>
    r
      .tous('TaxTotal')
      .find((each) => (each.un('TaxAmount').attribut('currencyID') === devise) === sienne),
  );
  const periode = r.un('InvoicePeriod');
  const precedente = r.un('BillingReference', 'InvoiceDocumentReference');
  return {
    specification: r.texte('CustomizationID'),
    cadre: r.texte('ProfileID'),
    numero: r.texte('ID'),
    date: r.texte('IssueDate'),
    type: r.texte(isAvoir ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    devise,
    deviseTva: r.texte('TaxCurrencyCode'),
    echeance: r.texte('DueDate'),
    service: r.texte('BuyerReference'),
    projet:
      r.texte('ProjectReference', 'ID') ||
      (r
        .tous('AdditionalDocumentReference')
        .find((each) => each.texte('DocumentTypeCode') === '50')
        ?.texte('ID') ??
        ''),
    commande: r.texte('OrderReference', 'ID'),
    commandeVendeur: r.texte('OrderReference', 'SalesOrderID'),
    bon: r.texte('DespatchDocumentReference', 'ID'),
    conditions: r.texte('PaymentTerms', 'Note'),
    notes: r.tous('Note').map((note) => {
      const [, sujet = '', texte = ''] = /^#([A-Z]{3})#(.*)$/s.exec(note.texte()) ?? [];
      return { sujet, texte: texte || note.texte() };
    }),
    precedente: precedente.a('ID')
      ? { numero: precedente.texte('ID'), date: precedente.texte('IssueDate') }
      : undefined,
    vendeur: partie(r.un('AccountingSupplierParty', 'Party')),
    acheteur: partie(r.un('AccountingCustomerParty', 'Party')),
    livreeLe: r.texte('Delivery', 'ActualDeliveryDate'),
    paysLivraison: r.a('Delivery', 'DeliveryLocation', 'Address')
      ? r.texte('Delivery', 'DeliveryLocation', 'Address', 'Country', 'IdentificationCode')
      : undefined,
    periode: periode.a('StartDate')
      ? { du: periode.texte('StartDate'), au: periode.texte('EndDate') }
      : undefined,
    moyen: r.texte('PaymentMeans', 'PaymentMeansCode'),
    iban: r.texte('PaymentMeans', 'PayeeFinancialAccount', 'ID'),
    tva: (taxe?.tous('TaxSubtotal') ?? []).map((row) => ({
      base: row.texte('TaxableAmount'),
      montant: row.texte('TaxAmount'),
      categorie: row.texte('TaxCategory', 'ID'),
      taux: row.texte('TaxCategory', 'Percent'),
    })),
    ajustements: r.tous('AllowanceCharge').map(ajustement),
    totaux: {
      lignes: totaux.texte('LineExtensionAmount'),
      remises: totaux.texte('AllowanceTotalAmount'),
      frais: totaux.texte('ChargeTotalAmount'),
      ht: totaux.texte('TaxExclusiveAmount'),
      tva: taxe?.texte('TaxAmount') ?? '',
      tvaCompta: compta?.texte('TaxAmount') ?? '',
      ttc: totaux.texte('TaxInclusiveAmount'),
      regle: totaux.texte('PrepaidAmount'),
      aPayer: totaux.texte('PayableAmount'),
    },
    lignes: r.tous(isAvoir ? 'CreditNoteLine' : 'InvoiceLine').map((each) => ligne(each, isAvoir)),
  };
}

function partie(p: Element): Partie {
  return {
    nom: p.texte('PartyLegalEntity', 'RegistrationName'),
    identifiants: p.tous('PartyIdentification').map((each) => identifiant(each.un('ID'))),
    siren: p.a('PartyLegalEntity', 'CompanyID')
      ? identifiant(p.un('PartyLegalEntity', 'CompanyID'))
      : undefined,
    tva: p.texte('PartyTaxScheme', 'CompanyID'),
    electronique: p.a('EndpointID') ? identifiant(p.un('EndpointID')) : undefined,
    pays: p.texte('PostalAddress', 'Country', 'IdentificationCode'),
    adresse: p.a('PostalAddress', 'CityName')
      ? {
          ligne1: p.texte('PostalAddress', 'StreetName'),
          ligne2: p.texte('PostalAddress', 'AdditionalStreetName'),
          codePostal: p.texte('PostalAddress', 'PostalZone'),
          ville: p.texte('PostalAddress', 'CityName'),
        }
      : undefined,
  };
}

function identifiant(e: Element): Identifiant {
  return { scheme: e.attribut('schemeID'), valeur: e.texte() };
}

function ajustement(e: Element): AjustementRelu {
  return {
    charge: e.texte('ChargeIndicator') === 'true',
    montant: e.texte('Amount'),
    code: e.texte('AllowanceChargeReasonCode'),
    motif: e.texte('AllowanceChargeReason'),
    categorie: e.texte('TaxCategory', 'ID'),
    taux: e.texte('TaxCategory', 'Percent'),
  };
}

function ligne(e: Element, isAvoir: boolean): LigneRelue {
  const quantite = e.un(isAvoir ? 'CreditedQuantity' : 'InvoicedQuantity');
  return {
    id: e.texte('ID'),
    quantite: quantite.texte(),
    unite: quantite.attribut('unitCode'),
    nom: e.texte('Item', 'Name'),
    prix: e.texte('Price', 'PriceAmount'),
    prixBase: e.texte('Price', 'BaseQuantity') || '1',
    prixBrut: e.texte('Price', 'AllowanceCharge', 'BaseAmount'),
    remisePrix: e.texte('Price', 'AllowanceCharge', 'Amount'),
    montant: e.texte('LineExtensionAmount'),
    categorie: e.texte('Item', 'ClassifiedTaxCategory', 'ID'),
    taux: e.texte('Item', 'ClassifiedTaxCategory', 'Percent'),
    reference: e.texte('Item', 'SellersItemIdentification', 'ID'),
    ...D_UNE_TABLE,
    ajustements: e.tous('AllowanceCharge').map(ajustement),
  };
}
