/** Ways to pay the piece, with the reasons of those that are not offered. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { MODES_PAIEMENT, type ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { creditRestant, type SituationAcheteur } from '../commandes/commandes.public.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import type { PieceLue } from './piece-ouverte.sql.ts';

type ModesPaiement = PieceOuverte['modesPaiement'];

interface APayer {
  ttc: Montant;
  /** Undefined before a delivery is chosen. */
  livraison: ModeLivraison | undefined;
  approbation: PieceOuverte['approbation'];
}

export interface Payeur {
  /** What the company may order, and on account. */
  situation: SituationAcheteur;
  /** Cards are taken. */
  cartes: boolean;
}

export function listModesPaiement(payeur: Payeur, aPayer: APayer, langue: Locale): ModesPaiement {
  return MODES_PAIEMENT.map((mode) => {
    const raison = raisonOf(payeur, aPayer, { mode, langue });
    return { mode, disponible: raison === null, raison };
  });
}

function raisonOf(
  payeur: Payeur,
  aPayer: APayer,
  { mode, langue }: { mode: ModePaiement; langue: Locale },
): string | null {
  const t = MOTS[langue];
  switch (mode) {
    case 'en-compte':
      return raisonDuCredit(payeur, aPayer.ttc, langue);
    case 'carte':
      if (!payeur.cartes) return t('paiement.sans-carte');
      // Nothing is taken before all have agreed.
      return aPayer.approbation ? t('paiement.carte-approbation') : null;
    case 'virement':
      return null;
    case 'au-retrait':
      return aPayer.livraison === 'retrait-magasin' ? null : t('paiement.hors-magasin');
  }
}

function raisonDuCredit({ situation }: Payeur, ttc: Montant, langue: Locale): string | null {
  const reste = creditRestant(situation, ttc.devise);
  if (reste === null || compareMontants(ttc, reste) <= 0) return null;
  const zero: Montant = { montant: '0.00', devise: ttc.devise };
  const libre = compareMontants(reste, zero) > 0 ? reste : zero;
  return MOTS[langue]('paiement.credit-depasse', { reste: formatArgent(langue, libre) });
}

/** What they chose, else what they used last, else their account: where it is offered. */
export function choisirMode(
  piece: PieceLue,
  modes: ModesPaiement,
): { mode: ModePaiement | null; isRemplace: boolean } {
  const isOffert = (mode: ModePaiement | null | undefined) =>
    modes.some((each) => each.mode === mode && each.disponible);
  const voulu = piece.modePaiement;
  if (voulu !== null && modes.length > 0) {
    return isOffert(voulu) ? { mode: voulu, isRemplace: false } : { mode: null, isRemplace: true };
  }
  const mode = [piece.contexte.derniere?.modePaiement, 'en-compte' as const].find(isOffert);
  return { mode: mode ?? null, isRemplace: false };
}
