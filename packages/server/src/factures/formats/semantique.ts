/** What the business terms of EN 16931 are of a document, for both syntaxes. */
import type {
  DocumentFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import { codePays } from '@comptoir/contract/livraison/pays.ts';
import { isNul, units } from '../emission/parts.ts';
import { MOTS } from '../mots.ts';

/** BT-24: the European standard itself. */
export const SPECIFICATION = 'urn:cen.eu:en16931:2017';
/** Numbers of companies and of establishments in France, and addresses of the French directory. */
export const SCHEMES = { siren: '0002', siret: '0009', annuaire: '0225' } as const;

/** BT-3. */
export const typeOf = ({ genre }: DocumentFacture): string => (genre === 'avoir' ? '381' : '380');

/** BT-13: what the buyer's order is called; the commitment of a public body comes first. */
export const commandeClientOf = ({ references }: DocumentFacture): string | null =>
  references.engagement ?? references.commandeClient;

/** BT-22 by its subject: each is compulsory in France, once. */
export function notesOf(document: DocumentFacture): { sujet: string; texte: string }[] {
  const t = MOTS[document.langue];
  const { references, acheteur } = document;
  return [
    { sujet: 'PMT', texte: t('papier.indemnite') },
    { sujet: 'PMD', texte: t('papier.penalites') },
    { sujet: 'AAB', texte: t('papier.escompte') },
    // Public bodies are reached through Chorus Pro, companies through the directory.
    { sujet: 'BAR', texte: acheteur.secteurPublic ? 'B2G' : 'B2B' },
    ...(references.motif === '' ? [] : [{ sujet: 'ACB', texte: references.motif }]),
  ].filter(({ sujet, texte }) => sujet !== 'BAR' || texte === 'B2B');
}

/** BT-81. */
export function moyenOf({ modePaiement, cadre }: DocumentFacture): string {
  if (cadre === 'B1') return '30';
  return modePaiement === 'carte' ? '48' : '10';
}

export const paysOf = (paysId: number): string => codePays(paysId);

interface Ajustement {
  /** A charge, or an allowance. */
  charge: boolean;
  montant: string;
  code: string;
  motif: string;
}

const SANS_SIGNE = /^-/;

/** BG-27 and BG-28: what makes the price by the quantity the amount of the line. */
export function ajustementsOf(ligne: LigneFacture, { langue }: DocumentFacture): Ajustement[] {
  const { coupeHT, ecoHT, promotionHT, arrondiHT } = ligne;
  const t = MOTS[langue];
  const tous: (Omit<Ajustement, 'charge'> & { charge: boolean })[] = [
    { charge: true, montant: coupeHT, code: 'AAH', motif: t('motifs.coupe') },
    { charge: true, montant: ecoHT, code: 'AEO', motif: t('motifs.eco') },
    { charge: false, montant: promotionHT, code: '95', motif: t('motifs.promotion') },
    arrondiHT.startsWith('-')
      ? {
          charge: false,
          montant: arrondiHT.replace(SANS_SIGNE, ''),
          code: '104',
          motif: t('motifs.arrondi'),
        }
      : { charge: true, montant: arrondiHT, code: 'ZZZ', motif: t('motifs.arrondi') },
  ];
  return tous.filter(({ montant }) => !isNul(montant));
}

/** BT-148 and BT-147: the price before the discount of the company; undefined without one. */
export function remiseOf({ prixPublicHT, prixHT }: LigneFacture) {
  const remise = units(prixPublicHT) - units(prixHT);
  if (remise <= 0n) return undefined;
  return { brut: prix(prixPublicHT), remise: quatre(remise) };
}

/** Up to four decimals, without the zeros that say nothing. */
export const prix = (decimal: string): string => quatre(units(decimal));

function quatre(valeur: bigint): string {
  const texte = String(valeur).padStart(5, '0');
  const ecrit = `${texte.slice(0, -4)}.${texte.slice(-4)}`;
  return ecrit.replace(/0{1,2}$/, '');
}

export const taux = (decimal: string): string => String(Number(decimal));

/** BT-127: which order and which note a line is of. */
export function noteDeLigne(
  { commande, bon, traitCoupe }: LigneFacture,
  document: DocumentFacture,
) {
  const t = MOTS[document.langue];
  const isDite = document.references.bon !== null || !commande || !bon;
  return [
    isDite
      ? ''
      : t('papier.section', { commande: commande.numero, bon: bon.numero, le: bon.livreLe }),
    traitCoupe,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const codesFrais = {
  port: { charge: true, code: 'FC' },
  remise: { charge: false, code: '95' },
} as const;

/** A period is told where an invoice gathers several days. */
export const isPeriode = ({ periode }: DocumentFacture): boolean => periode.du !== periode.au;

/** BT-20. */
export function conditionsOf(document: DocumentFacture): string {
  const t = MOTS[document.langue];
  if (document.genre === 'avoir') {
    return t('papier.avoirTexte', { facture: document.references.facture?.numero ?? '' });
  }
  return t(`papier.modes.${document.modePaiement}`);
}
