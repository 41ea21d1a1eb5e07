import { Element } from './arbre-xml.ts';
import {
  D_UNE_TABLE,
  type AjustementRelu,
  type FactureRelue,
  type Identifiant,
  type LigneRelue,
  type Partie,
} from './facture-relue.ts';

export function readCii(xml: string): FactureRelue {
  const racine = Element.lire(xml).un('CrossIndustryInvoice');
  const contexte = racine.un('ExchangedDocumentContext');
  const entete = racine.un('ExchangedDocument');
  const transaction = racine.un('SupplyChainTradeTransaction');
  const accord = transaction.un('ApplicableHeaderTradeAgreement');
  const livraison = transaction.un('ApplicableHeaderTradeDelivery');
  const reglement = transaction.un('ApplicableHeaderTradeSettlement');
  const devise = reglement.texte('InvoiceCurrencyCode');
  const somme = reglement.un('SpecifiedTradeSettlementHeaderMonetarySummation');
  const taxes = somme.tous('TaxTotalAmount');
  const periode = reglement.un('BillingSpecifiedPeriod');
  const precedente = reglement.un('InvoiceReferencedDocument');
  return {
    specification: contexte.texte('GuidelineSpecifiedDocumentContextParameter', 'ID'),
    cadre: contexte.texte('BusinessProcessSpecifiedDocumentContextParameter', 'ID'),
    numero: entete.texte('ID'),
    date: jour(entete.un('IssueDateTime', 'DateTimeString')),
    type: entete.texte('TypeCode'),
    devise,
    deviseTva: reglement.texte('TaxCurrencyCode'),
    echeance: jour(reglement.un('SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
    service: accord.texte('BuyerReference'),
    projet: accord.texte('SpecifiedProcuringProject', 'ID'),
    commande: accord.texte('BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    commandeVendeur: accord.texte('SellerOrderReferencedDocument', 'IssuerAssignedID'),
    bon: livraison.texte('DespatchAdviceReferencedDocument', 'IssuerAssignedID'),
    conditions: reglement.texte('SpecifiedTradePaymentTerms', 'Description'),
    notes: entete
      .tous('IncludedNote')
      .map((note) => ({ sujet: note.texte('SubjectCode'), texte: note.texte('Content') })),
    precedente: precedente.a('IssuerAssignedID')
      ? {
          numero: precedente.texte('IssuerAssignedID'),
          date: jour(precedente.un('FormattedIssueDateTime', 'DateTimeString')),
        }
      : undefined,
    vendeur: partie(accord.un('SellerTradeParty')),
    acheteur: partie(accord.un('BuyerTradeParty')),
    livreeLe: jour(
      livraison.un('ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', 'DateTimeString'),
    ),
    paysLivraison: livraison.a('ShipToTradeParty', 'PostalTradeAddress')
      ? livraison.texte('ShipToTradeParty', 'PostalTradeAddress', 'CountryID')
      : undefined,
    periode: periode.a('StartDateTime')
      ? {
          du: jour(periode.un('StartDateTime', 'DateTimeString')),
          au: jour(periode.un('EndDateTime', 'DateTimeString')),
        }
      : undefined,
    moyen: reglement.texte('SpecifiedTradeSettlementPaymentMeans', 'TypeCode'),
    iban: reglement.texte(
      'SpecifiedTradeSettlementPaymentMeans',
      'PayeePartyCreditorFinancialAccount',
      'IBANID',
    ),
    tva: reglement.tous('ApplicableTradeTax').map((row) => ({
      base: row.texte('BasisAmount'),
      montant: row.texte('CalculatedAmount'),
      categorie: row.texte('CategoryCode'),
      taux: row.texte('RateApplicablePercent'),
    })),
    ajustements: reglement.tous('SpecifiedTradeAllowanceCharge').map(ajustement),
    totaux: {
      lignes: somme.texte('LineTotalAmount'),
      remises: somme.texte('AllowanceTotalAmount'),
      frais: somme.texte('ChargeTotalAmount'),
      ht: somme.texte('TaxBasisTotalAmount'),
      tva: taxes.find((each) => each.attribut('currencyID') === devise)?.texte() ?? '',
      tvaCompta: taxes.find((each) => each.attribut('currencyID') !== devise)?.texte() ?? '',
      ttc: somme.texte('GrandTotalAmount'),
      regle: somme.texte('TotalPrepaidAmount'),
      aPayer: somme.texte('DuePayableAmount'),
    },
    lignes: transaction.tous('IncludedSupplyChainTradeLineItem').map(ligne),
  };
}

function jour(e: Element): string {
  return e.texte().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

function partie(p: Element): Partie {
  const siren = p.un('SpecifiedLegalOrganization');
  return {
    nom: p.texte('Name'),
    identifiants: [...p.tous('GlobalID'), ...p.tous('ID')].map(identifiant),
    siren: siren.a('ID') ? identifiant(siren.un('ID')) : undefined,
    tva: p.texte('SpecifiedTaxRegistration', 'ID'),
    electronique: p.a('URIUniversalCommunication', 'URIID')
      ? identifiant(p.un('URIUniversalCommunication', 'URIID'))
      : undefined,
    pays: p.texte('PostalTradeAddress', 'CountryID'),
    adresse: p.a('PostalTradeAddress', 'CityName')
      ? {
          ligne1: p.texte('PostalTradeAddress', 'LineOne'),
          ligne2: p.texte('PostalTradeAddress', 'LineTwo'),
          codePostal: p.texte('PostalTradeAddress', 'PostcodeCode'),
          ville: p.texte('PostalTradeAddress', 'CityName'),
        }
      : undefined,
  };
}

function identifiant(e: Element): Identifiant {
  return { scheme: e.attribut('schemeID'), valeur: e.texte() };
}

function ajustement(e: Element): AjustementRelu {
  return {
    charge: e.texte('ChargeIndicator', 'Indicator') === 'true',
    montant: e.texte('ActualAmount'),
    code: e.texte('ReasonCode'),
    motif: e.texte('Reason'),
    categorie: e.texte('CategoryTradeTax', 'CategoryCode'),
    taux: e.texte('CategoryTradeTax', 'RateApplicablePercent'),
  };
}

function ligne(e: Element): LigneRelue {
  const accord = e.un('SpecifiedLineTradeAgreement');
  const reglement = e.un('SpecifiedLineTradeSettlement');
  const quantite = e.un('SpecifiedLineTradeDelivery', 'BilledQuantity');
  const brut = accord.un('GrossPriceProductTradePrice');
  return {
    id: e.texte('AssociatedDocumentLineDocument', 'LineID'),
    quantite: quantite.texte(),
    unite: quantite.attribut('unitCode'),
    nom: e.texte('SpecifiedTradeProduct', 'Name'),
    prix: accord.texte('NetPriceProductTradePrice', 'ChargeAmount'),
    prixBase: accord.texte('NetPriceProductTradePrice', 'BasisQuantity') || '1',
    prixBrut: brut.texte('ChargeAmount'),
    remisePrix: brut.texte('AppliedTradeAllowanceCharge', 'ActualAmount'),
    montant: reglement.texte('SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'),
    categorie: reglement.texte('ApplicableTradeTax', 'CategoryCode'),
    taux: reglement.texte('ApplicableTradeTax', 'RateApplicablePercent'),
    reference: e.texte('SpecifiedTradeProduct', 'SellerAssignedID'),
    ...D_UNE_TABLE,
    ajustements: reglement.tous('SpecifiedTradeAllowanceCharge').map(ajustement),
  };
}
