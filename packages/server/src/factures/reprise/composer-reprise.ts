/** What an ERP invoiced, as the document that is kept, or all that is wrong with it: pure. */
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { societe } from '@comptoir/contract/enseigne/enseigne-societe.ts';
import { isDevise } from '@comptoir/contract/argent.ts';
import { isJour } from '@comptoir/contract/http/jour.schema.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import { numeroPays } from '@comptoir/contract/livraison/pays.ts';
import type { FactureRelue } from '../controle/facture-relue.ts';
import { AVOIRS, TYPES } from '../controle/regles.ts';
import type { CompteFacture } from '../emission/a-facturer.sql.ts';
import { acheteurOf, vendeur } from '../emission/composer-facture.ts';
import { echeanceOf } from '../emission/echeance.ts';
import { fraisOf, lignesOf, type Reperes } from './lignes-reprises.ts';
import type { Ecart } from './source.ts';
import { verifierTotaux } from './totaux-repris.ts';

export interface CompteRepris extends CompteFacture {
  devise: string;
  adresse: AdressePostale;
}

export interface Reprise {
  relue: FactureRelue;
  compte: CompteRepris;
  reperes: Reperes;
  /** Today: nothing is invoiced after. */
  jour: string;
}

/** Numbers of the shop’s own series are given by the shop alone. */
const SERIE_DU_COMPTOIR = /^(?:FA|AV)\d{2}-\d{6}$/;

export function composerReprise(reprise: Reprise): { document: DocumentFacture; ecarts: Ecart[] } {
  const { relue, compte, reperes } = reprise;
  const ecarts: Ecart[] = [];
  const refuser = (ou: string, pourquoi: string) => ecarts.push({ ou, pourquoi });
  verifierEntete(reprise, refuser);
  const devise = isDevise(relue.devise) ? relue.devise : 'EUR';
  const langue = 'fr';
  const lignes = lignesOf(relue, { reperes, langue, refuser });
  const frais = fraisOf(relue, langue, refuser);
  const { tva, totaux } = verifierTotaux(relue, { lignes, frais, refuser });
  const avoir = AVOIRS.has(relue.type);
  const payee = Number(totaux.regle) > 0 && Number(totaux.aPayer) === 0;
  const emiseLe = isJour(relue.date) ? relue.date : reprise.jour;
  const echeanceLe = echeance(relue, emiseLe, compte);
  if (echeanceLe < emiseLe) refuser('BT-9', `due on ${echeanceLe}, before it is issued`);
  const livreeLe = isJour(relue.livreeLe) ? relue.livreeLe : emiseLe;
  const document: DocumentFacture = {
    numero: relue.numero,
    genre: avoir ? 'avoir' : 'facture',
    cadre: payee ? 'B2' : 'B1',
    langue,
    devise,
    emiseLe,
    echeanceLe: avoir ? emiseLe : echeanceLe,
    periode: relue.periode ?? { du: livreeLe, au: livreeLe },
    modePaiement: MODES[relue.moyen] ?? 'en-compte',
    vendeur: { ...vendeur(), ...(relue.iban !== '' && { iban: relue.iban }) },
    acheteur: acheteurOf(compte, adresseOf(relue, compte, refuser)),
    livraison: null,
    references: {
      codeService: relue.service || null,
      engagement: compte.secteurPublic ? relue.commande || null : null,
      commandeClient: relue.commande || null,
      chantier: relue.projet || null,
      commande: relue.commandeVendeur || null,
      bon: relue.bon || null,
      facture: relue.precedente
        ? {
            numero: relue.precedente.numero,
            emiseLe: isJour(relue.precedente.date) ? relue.precedente.date : emiseLe,
          }
        : null,
      motif: relue.notes.find(({ sujet }) => sujet === 'ACB')?.texte ?? '',
    },
    lignes,
    frais,
    tva,
    totaux,
  };
  return { document, ecarts };
}

export type Refuser = (ou: string, pourquoi: string) => unknown;

function verifierEntete({ relue, compte, jour }: Reprise, refuser: Refuser): void {
  const { numero, date, type, devise } = relue;
  if (!/^[A-Za-z0-9+\-_/]{1,35}$/.test(numero)) {
    refuser('BT-1', `number ${numero}: 1 to 35 letters, digits, + - _ or /`);
  } else if (SERIE_DU_COMPTOIR.test(numero)) {
    refuser('BT-1', `number ${numero} is of a series of the shop`);
  }
  if (!isJour(date) || !date.startsWith('20')) refuser('BT-2', `issue date ${date} is no day`);
  else if (date > jour) refuser('BT-2', `issued on ${date}, which is to come`);
  if (!TYPES.has(type)) refuser('BT-3', `type ${type} is no invoice`);
  if (!isDevise(devise)) refuser('BT-5', `currency ${devise} is not kept here`);
  else if (devise !== compte.devise) {
    refuser('BT-5', `currency ${devise}, and ${compte.code} is billed in ${compte.devise}`);
  }
  const vendeurs = sirensOf(relue.vendeur);
  if (vendeurs.some((siren) => siren !== societe.siren)) {
    refuser('BT-30', `sold by ${vendeurs.join(', ')}, which is not ${societe.siren}`);
  }
  if (AVOIRS.has(type) && relue.precedente === undefined) {
    refuser('BT-25', 'a credit note names its invoice');
  }
}

/** Each number it goes by; none where a table does not tell. */
function sirensOf({ siren, identifiants }: FactureRelue['vendeur']): string[] {
  const sirets = identifiants.filter(({ scheme }) => scheme === '0009');
  return [
    ...new Set([
      ...(siren?.scheme === '0002' ? [siren.valeur] : []),
      ...sirets.map(({ valeur }) => valeur.slice(0, 9)),
    ]),
  ];
}

const MODES: Record<string, DocumentFacture['modePaiement']> = {
  '10': 'au-retrait',
  '30': 'virement',
  '31': 'virement',
  '42': 'virement',
  '48': 'carte',
  '54': 'carte',
  '55': 'carte',
  '58': 'virement',
};

/** Without a date, by what is agreed with the company. */
function echeance(relue: FactureRelue, emiseLe: string, { delai }: CompteFacture): string {
  return isJour(relue.echeance) ? relue.echeance : echeanceOf(emiseLe, delai);
}

/** As it stands on the invoice, or where the company is. */
function adresseOf(
  { acheteur }: FactureRelue,
  { adresse, raisonSociale }: CompteRepris,
  refuser: Refuser,
): AdressePostale {
  const lue = acheteur.adresse;
  if (!lue || lue.ligne1 === '' || lue.ville === '' || lue.codePostal === '') return adresse;
  const paysId = acheteur.pays === '' ? adresse.paysId : numeroPays(acheteur.pays);
  if (paysId === undefined) {
    refuser('BT-55', `country ${acheteur.pays} is not one the shop invoices to`);
    return adresse;
  }
  return {
    nom: (acheteur.nom || raisonSociale).slice(0, 80),
    ligne1: lue.ligne1.slice(0, 80),
    ligne2: lue.ligne2.slice(0, 80) || null,
    codePostal: lue.codePostal.slice(0, 12),
    ville: lue.ville.slice(0, 80),
    paysId,
  };
}
