/** The invoice as UBL 2.1, by EN 16931: an Invoice or a CreditNote. */
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

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';

export function writeUbl(document: DocumentFacture): string {
  const racine = document.genre === 'avoir' ? 'CreditNote' : 'Invoice';
  const contenu = [
    ...entete(document),
    ...references(document),
    noeud('cac:AccountingSupplierParty', vendeur(document)),
    noeud('cac:AccountingCustomerParty', acheteur(document)),
    livraison(document),
    ...paiement(document),
    document.frais.map((frais) => fraisUbl(frais, document)),
    ...taxes(document),
    totaux(document),
    document.lignes.map((ligne) => ligneUbl(ligne, document)),
  ];
  const espaces = {
    xmlns: `${OASIS}:${racine}-2`,
    'xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${noeud(racine, contenu, espaces)}\n`;
}

function entete(document: DocumentFacture): Xml[] {
  const { cadre, numero, genre, emiseLe, echeanceLe, devise, totaux: t } = document;
  const isAvoir = genre === 'avoir';
  return [
    texte('cbc:CustomizationID', SPECIFICATION),
    texte('cbc:ProfileID', cadre),
    texte('cbc:ID', numero),
    texte('cbc:IssueDate', emiseLe),
    isAvoir ? '' : texte('cbc:DueDate', echeanceLe),
    texte(isAvoir ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeOf(document)),
    ...notesOf(document).map((note) => texte('cbc:Note', `#${note.sujet}#${note.texte}`)),
    texte('cbc:DocumentCurrencyCode', devise),
    t.tvaEuros === null ? '' : texte('cbc:TaxCurrencyCode', 'EUR'),
    texte('cbc:BuyerReference', document.references.codeService),
  ];
}

function references(document: DocumentFacture): Xml[] {
  const { facture, bon, chantier, commande } = document.references;
  const client = commandeClientOf(document);
  const projet = noeud('cac:ProjectReference', texte('cbc:ID', chantier));
  return [
    isPeriode(document)
      ? noeud('cac:InvoicePeriod', [
          texte('cbc:StartDate', document.periode.du),
          texte('cbc:EndDate', document.periode.au),
        ])
      : '',
    // UBL wants a name of the buyer's order wherever the seller's is told.
    client === null && commande === null
      ? ''
      : noeud('cac:OrderReference', [
          texte('cbc:ID', client ?? 'NA'),
          texte('cbc:SalesOrderID', commande),
        ]),
    facture
      ? noeud(
          'cac:BillingReference',
          noeud('cac:InvoiceDocumentReference', [
            texte('cbc:ID', facture.numero),
            texte('cbc:IssueDate', facture.emiseLe),
          ]),
        )
      : '',
    noeud('cac:DespatchDocumentReference', texte('cbc:ID', bon)),
    // A credit note has no project: it stands among the other documents, with the code for one.
    document.genre === 'facture'
      ? projet
      : noeud(
          'cac:AdditionalDocumentReference',
          chantier === null
            ? null
            : [texte('cbc:ID', chantier), texte('cbc:DocumentTypeCode', '50')],
        ),
  ];
}

function vendeur({ vendeur: v }: DocumentFacture): Xml {
  return noeud('cac:Party', [
    texte('cbc:EndpointID', v.adresseElectronique, { schemeID: SCHEMES.annuaire }),
    identifiant(v.siret),
    nom(v.nom),
    adresse('cac:PostalAddress', v.adresse),
    tvaOf(v.tva),
    legale(v),
    noeud('cac:Contact', [
      texte('cbc:Name', v.nom),
      texte('cbc:Telephone', v.telephone),
      texte('cbc:ElectronicMail', v.email),
    ]),
  ]);
}

function acheteur({ acheteur: a }: DocumentFacture): Xml {
  return noeud('cac:Party', [
    texte('cbc:EndpointID', a.adresseElectronique, { schemeID: SCHEMES.annuaire }),
    identifiant(a.siret),
    nom(a.nom),
    adresse('cac:PostalAddress', a.adresse),
    a.tva === null ? '' : tvaOf(a.tva),
    legale(a),
  ]);
}

const identifiant = (siret: string): Xml =>
  noeud('cac:PartyIdentification', texte('cbc:ID', siret, { schemeID: SCHEMES.siret }));

const nom = (valeur: string): Xml => noeud('cac:PartyName', texte('cbc:Name', valeur));

function tvaOf(numero: string): Xml {
  return noeud('cac:PartyTaxScheme', [texte('cbc:CompanyID', numero), TVA]);
}

const TVA = noeud('cac:TaxScheme', texte('cbc:ID', 'VAT'));

function legale({ nom: raison, siren }: { nom: string; siren: string }): Xml {
  return noeud('cac:PartyLegalEntity', [
    texte('cbc:RegistrationName', raison),
    texte('cbc:CompanyID', siren, { schemeID: SCHEMES.siren }),
  ]);
}

function adresse(balise: string, a: AdressePostale): Xml {
  return noeud(balise, [
    texte('cbc:StreetName', a.ligne1),
    texte('cbc:AdditionalStreetName', a.ligne2),
    texte('cbc:CityName', a.ville),
    texte('cbc:PostalZone', a.codePostal),
    noeud('cac:Country', texte('cbc:IdentificationCode', paysOf(a.paysId))),
  ]);
}

function livraison({ livraison: ou, periode }: DocumentFacture): Xml {
  return noeud('cac:Delivery', [
    texte('cbc:ActualDeliveryDate', periode.au),
    ou && noeud('cac:DeliveryLocation', adresse('cac:Address', ou)),
    ou && noeud('cac:DeliveryParty', nom(ou.nom)),
  ]);
}

function paiement(document: DocumentFacture): Xml[] {
  const { cadre, numero, vendeur: v } = document;
  return [
    noeud('cac:PaymentMeans', [
      texte('cbc:PaymentMeansCode', moyenOf(document)),
      texte('cbc:PaymentID', numero),
      cadre === 'B2'
        ? ''
        : noeud('cac:PayeeFinancialAccount', [
            texte('cbc:ID', v.iban),
            texte('cbc:Name', v.nom),
            noeud('cac:FinancialInstitutionBranch', texte('cbc:ID', v.bic)),
          ]),
    ]),
    noeud('cac:PaymentTerms', texte('cbc:Note', conditionsOf(document))),
  ];
}

function categorie(balise: string, rate: string): Xml {
  return noeud(balise, [texte('cbc:ID', 'S'), texte('cbc:Percent', taux(rate)), TVA]);
}

function fraisUbl({ genre, libelle, montantHT, tva }: FraisFacture, { devise }: DocumentFacture) {
  const { charge, code } = codesFrais[genre];
  return noeud('cac:AllowanceCharge', [
    texte('cbc:ChargeIndicator', String(charge)),
    texte('cbc:AllowanceChargeReasonCode', code),
    texte('cbc:AllowanceChargeReason', libelle),
    texte('cbc:Amount', montantHT, { currencyID: devise }),
    categorie('cac:TaxCategory', tva),
  ]);
}

function taxes({ tva, totaux: t, devise }: DocumentFacture): Xml[] {
  const argent = { currencyID: devise };
  return [
    noeud('cac:TaxTotal', [
      texte('cbc:TaxAmount', t.tva, argent),
      tva.map((row) =>
        noeud('cac:TaxSubtotal', [
          texte('cbc:TaxableAmount', row.base, argent),
          texte('cbc:TaxAmount', row.montant, argent),
          categorie('cac:TaxCategory', row.taux),
        ]),
      ),
    ]),
    t.tvaEuros === null
      ? ''
      : noeud('cac:TaxTotal', texte('cbc:TaxAmount', t.tvaEuros, { currencyID: 'EUR' })),
  ];
}

function totaux({ totaux: t, devise }: DocumentFacture): Xml {
  const argent = { currencyID: devise };
  return noeud('cac:LegalMonetaryTotal', [
    texte('cbc:LineExtensionAmount', t.lignesHT, argent),
    texte('cbc:TaxExclusiveAmount', t.ht, argent),
    texte('cbc:TaxInclusiveAmount', t.ttc, argent),
    texte('cbc:AllowanceTotalAmount', t.remisesHT, argent),
    texte('cbc:ChargeTotalAmount', t.fraisHT, argent),
    texte('cbc:PrepaidAmount', t.regle, argent),
    texte('cbc:PayableAmount', t.aPayer, argent),
  ]);
}

function ligneUbl(ligne: LigneFacture, document: DocumentFacture): Xml {
  const argent = { currencyID: document.devise };
  const isAvoir = document.genre === 'avoir';
  const remise = remiseOf(ligne);
  return noeud(isAvoir ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    texte('cbc:ID', ligne.rang),
    texte('cbc:Note', noteDeLigne(ligne, document)),
    texte(isAvoir ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', ligne.quantite, {
      unitCode: UNITES_UN[ligne.unite],
    }),
    texte('cbc:LineExtensionAmount', ligne.montantHT, argent),
    ajustementsOf(ligne, document).map(({ charge, montant, code, motif }) =>
      noeud('cac:AllowanceCharge', [
        texte('cbc:ChargeIndicator', String(charge)),
        texte('cbc:AllowanceChargeReasonCode', code),
        texte('cbc:AllowanceChargeReason', motif),
        texte('cbc:Amount', montant, argent),
      ]),
    ),
    noeud('cac:Item', [
      texte('cbc:Name', ligne.libelle),
      noeud('cac:SellersItemIdentification', texte('cbc:ID', ligne.reference)),
      categorie('cac:ClassifiedTaxCategory', ligne.tva),
    ]),
    noeud('cac:Price', [
      texte('cbc:PriceAmount', prix(ligne.prixHT), argent),
      remise &&
        noeud('cac:AllowanceCharge', [
          texte('cbc:ChargeIndicator', 'false'),
          texte('cbc:Amount', remise.remise, argent),
          texte('cbc:BaseAmount', remise.brut, argent),
        ]),
    ]),
  ]);
}
