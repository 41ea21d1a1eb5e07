/** The invoice as UN/CEFACT Cross Industry Invoice, profile EN 16931: what Factur-X holds. */
import type {
  DocumentFacture,
  FraisFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import { UNITES_UN } from '../../exports-catalogue/unites-un.public.ts';
import {
  ajustementsOf,
  codesFrais,
  commandeClientOf,
  conditionsOf,
  isPeriode,
  moyenOf,
  noteDeLigne,
  notesOf,
  paysOf,
  prix,
  remiseOf,
  SCHEMES,
  SPECIFICATION,
  taux,
  typeOf,
} from './semantique.ts';
import { noeud, texte, type Xml } from './xml.ts';

const ESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

export function writeCii(document: DocumentFacture): string {
  const { cadre, numero, emiseLe } = document;
  const contexte = noeud('rsm:ExchangedDocumentContext', [
    noeud('ram:BusinessProcessSpecifiedDocumentContextParameter', texte('ram:ID', cadre)),
    noeud('ram:GuidelineSpecifiedDocumentContextParameter', texte('ram:ID', SPECIFICATION)),
  ]);
  const entete = noeud('rsm:ExchangedDocument', [
    texte('ram:ID', numero),
    texte('ram:TypeCode', typeOf(document)),
    noeud('ram:IssueDateTime', jour(emiseLe)),
    notesOf(document).map((note) =>
      noeud('ram:IncludedNote', [
        texte('ram:Content', note.texte),
        texte('ram:SubjectCode', note.sujet),
      ]),
    ),
  ]);
  const transaction = noeud('rsm:SupplyChainTradeTransaction', [
    document.lignes.map((ligne) => ligneCii(ligne, document)),
    accord(document),
    livraison(document),
    reglement(document),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${noeud('rsm:CrossIndustryInvoice', [contexte, entete, transaction], ESPACES)}\n`;
}

function jour(date: string): Xml {
  return texte('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' });
}

function ligneCii(ligne: LigneFacture, document: DocumentFacture): Xml {
  const remise = remiseOf(ligne);
  return noeud('ram:IncludedSupplyChainTradeLineItem', [
    noeud('ram:AssociatedDocumentLineDocument', [
      texte('ram:LineID', ligne.rang),
      noeud('ram:IncludedNote', texte('ram:Content', noteDeLigne(ligne, document))),
    ]),
    noeud('ram:SpecifiedTradeProduct', [
      texte('ram:SellerAssignedID', ligne.reference),
      texte('ram:Name', ligne.libelle),
    ]),
    noeud('ram:SpecifiedLineTradeAgreement', [
      remise &&
        noeud('ram:GrossPriceProductTradePrice', [
          texte('ram:ChargeAmount', remise.brut),
          noeud('ram:AppliedTradeAllowanceCharge', [
            indicateur(false),
            texte('ram:ActualAmount', remise.remise),
          ]),
        ]),
      noeud('ram:NetPriceProductTradePrice', texte('ram:ChargeAmount', prix(ligne.prixHT))),
    ]),
    noeud(
      'ram:SpecifiedLineTradeDelivery',
      texte('ram:BilledQuantity', ligne.quantite, { unitCode: UNITES_UN[ligne.unite] }),
    ),
    noeud('ram:SpecifiedLineTradeSettlement', [
      noeud('ram:ApplicableTradeTax', [
        texte('ram:TypeCode', 'VAT'),
        texte('ram:CategoryCode', 'S'),
        texte('ram:RateApplicablePercent', taux(ligne.tva)),
      ]),
      ajustementsOf(ligne, document).map(({ charge, montant, code, motif }) =>
        noeud('ram:SpecifiedTradeAllowanceCharge', [
          indicateur(charge),
          texte('ram:ActualAmount', montant),
          texte('ram:ReasonCode', code),
          texte('ram:Reason', motif),
        ]),
      ),
      noeud(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        texte('ram:LineTotalAmount', ligne.montantHT),
      ),
    ]),
  ]);
}

function indicateur(charge: boolean): Xml {
  return noeud('ram:ChargeIndicator', texte('udt:Indicator', String(charge)));
}

function accord(document: DocumentFacture): Xml {
  const { vendeur, acheteur, references } = document;
  const { codeService, commande, chantier } = references;
  const client = commandeClientOf(document);
  return noeud('ram:ApplicableHeaderTradeAgreement', [
    texte('ram:BuyerReference', codeService),
    noeud('ram:SellerTradeParty', [
      texte('ram:GlobalID', vendeur.siret, { schemeID: SCHEMES.siret }),
      texte('ram:Name', vendeur.nom),
      noeud(
        'ram:SpecifiedLegalOrganization',
        texte('ram:ID', vendeur.siren, { schemeID: SCHEMES.siren }),
      ),
      noeud('ram:DefinedTradeContact', [
        texte('ram:PersonName', vendeur.nom),
        noeud(
          'ram:TelephoneUniversalCommunication',
          texte('ram:CompleteNumber', vendeur.telephone),
        ),
        noeud('ram:EmailURIUniversalCommunication', texte('ram:URIID', vendeur.email)),
      ]),
      adresse('ram:PostalTradeAddress', vendeur.adresse),
      electronique(vendeur.adresseElectronique),
      tvaOf(vendeur.tva),
    ]),
    noeud('ram:BuyerTradeParty', [
      texte('ram:GlobalID', acheteur.siret, { schemeID: SCHEMES.siret }),
      texte('ram:Name', acheteur.nom),
      noeud(
        'ram:SpecifiedLegalOrganization',
        texte('ram:ID', acheteur.siren, { schemeID: SCHEMES.siren }),
      ),
      adresse('ram:PostalTradeAddress', acheteur.adresse),
      electronique(acheteur.adresseElectronique),
      acheteur.tva === null ? null : tvaOf(acheteur.tva),
    ]),
    noeud('ram:SellerOrderReferencedDocument', texte('ram:IssuerAssignedID', commande)),
    noeud('ram:BuyerOrderReferencedDocument', texte('ram:IssuerAssignedID', client)),
    chantier === null
      ? null
      : noeud('ram:SpecifiedProcuringProject', [
          texte('ram:ID', chantier),
          texte('ram:Name', 'Project reference'),
        ]),
  ]);
}

function tvaOf(numero: string): Xml {
  return noeud('ram:SpecifiedTaxRegistration', texte('ram:ID', numero, { schemeID: 'VA' }));
}

function electronique(valeur: string): Xml {
  return noeud(
    'ram:URIUniversalCommunication',
    texte('ram:URIID', valeur, { schemeID: SCHEMES.annuaire }),
  );
}

function adresse(nom: string, { codePostal, ligne1, ligne2, ville, paysId }: AdressePostale): Xml {
  return noeud(nom, [
    texte('ram:PostcodeCode', codePostal),
    texte('ram:LineOne', ligne1),
    texte('ram:LineTwo', ligne2),
    texte('ram:CityName', ville),
    texte('ram:CountryID', paysOf(paysId)),
  ]);
}

function livraison({ livraison: ou, periode, references }: DocumentFacture): Xml {
  return noeud('ram:ApplicableHeaderTradeDelivery', [
    ou &&
      noeud('ram:ShipToTradeParty', [
        texte('ram:Name', ou.nom),
        adresse('ram:PostalTradeAddress', ou),
      ]),
    noeud('ram:ActualDeliverySupplyChainEvent', noeud('ram:OccurrenceDateTime', jour(periode.au))),
    noeud('ram:DespatchAdviceReferencedDocument', texte('ram:IssuerAssignedID', references.bon)),
  ]);
}

function reglement(document: DocumentFacture): Xml {
  const { devise, genre, cadre, numero, echeanceLe, vendeur, tva, totaux, periode } = document;
  const { facture } = document.references;
  return noeud('ram:ApplicableHeaderTradeSettlement', [
    texte('ram:PaymentReference', numero),
    totaux.tvaEuros === null ? null : texte('ram:TaxCurrencyCode', 'EUR'),
    texte('ram:InvoiceCurrencyCode', devise),
    noeud('ram:SpecifiedTradeSettlementPaymentMeans', [
      texte('ram:TypeCode', moyenOf(document)),
      cadre === 'B2'
        ? null
        : [
            noeud('ram:PayeePartyCreditorFinancialAccount', [
              texte('ram:IBANID', vendeur.iban),
              texte('ram:AccountName', vendeur.nom),
            ]),
            noeud(
              'ram:PayeeSpecifiedCreditorFinancialInstitution',
              texte('ram:BICID', vendeur.bic),
            ),
          ],
    ]),
    tva.map((row) =>
      noeud('ram:ApplicableTradeTax', [
        texte('ram:CalculatedAmount', row.montant),
        texte('ram:TypeCode', 'VAT'),
        texte('ram:BasisAmount', row.base),
        texte('ram:CategoryCode', 'S'),
        texte('ram:RateApplicablePercent', taux(row.taux)),
      ]),
    ),
    isPeriode(document)
      ? noeud('ram:BillingSpecifiedPeriod', [
          noeud('ram:StartDateTime', jour(periode.du)),
          noeud('ram:EndDateTime', jour(periode.au)),
        ])
      : null,
    document.frais.map(fraisCii),
    noeud('ram:SpecifiedTradePaymentTerms', [
      texte('ram:Description', conditionsOf(document)),
      genre === 'avoir' ? null : noeud('ram:DueDateDateTime', jour(echeanceLe)),
    ]),
    noeud('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      texte('ram:LineTotalAmount', totaux.lignesHT),
      texte('ram:ChargeTotalAmount', totaux.fraisHT),
      texte('ram:AllowanceTotalAmount', totaux.remisesHT),
      texte('ram:TaxBasisTotalAmount', totaux.ht),
      texte('ram:TaxTotalAmount', totaux.tva, { currencyID: devise }),
      texte('ram:TaxTotalAmount', totaux.tvaEuros, { currencyID: 'EUR' }),
      texte('ram:GrandTotalAmount', totaux.ttc),
      texte('ram:TotalPrepaidAmount', totaux.regle),
      texte('ram:DuePayableAmount', totaux.aPayer),
    ]),
    facture &&
      noeud('ram:InvoiceReferencedDocument', [
        texte('ram:IssuerAssignedID', facture.numero),
        noeud(
          'ram:FormattedIssueDateTime',
          texte('qdt:DateTimeString', facture.emiseLe.replaceAll('-', ''), { format: '102' }),
        ),
      ]),
  ]);
}

function fraisCii({ genre, libelle, montantHT, tva }: FraisFacture): Xml {
  const { charge, code } = codesFrais[genre];
  return noeud('ram:SpecifiedTradeAllowanceCharge', [
    indicateur(charge),
    texte('ram:ActualAmount', montantHT),
    texte('ram:ReasonCode', code),
    texte('ram:Reason', libelle),
    noeud('ram:CategoryTradeTax', [
      texte('ram:TypeCode', 'VAT'),
      texte('ram:CategoryCode', 'S'),
      texte('ram:RateApplicablePercent', taux(tva)),
    ]),
  ]);
}
