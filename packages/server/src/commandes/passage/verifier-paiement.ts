import {
  compareMontants,
  parseMontant,
  roundMontant,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Tx } from '../../db/transaction.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import { creditRestant, isDansLeCredit } from '../credit.ts';
import { MOTS } from '../mots.ts';
import { findSituation, type SituationAcheteur } from './situation-acheteur.sql.ts';

/** Refused under the lock of the company: another order may have taken the credit meanwhile. */
export function verifierPaiement(
  { modePaiement, tarif, livraison }: Pick<PieceAgreee, 'modePaiement' | 'tarif' | 'livraison'>,
  situation: SituationAcheteur,
  { langue, aApprouver }: { langue: Locale; aApprouver: boolean },
): void {
  const t = MOTS[langue];
  if (modePaiement === 'en-compte' && !isDansLeCredit(situation, tarif.ttc)) {
    throw horsCredit(creditRestant(situation, tarif.devise) ?? tarif.ttc, langue);
  }
  if (modePaiement === 'au-retrait' && livraison.mode !== 'retrait-magasin') {
    throw refus('paiement-impossible', { raison: t('refus.au-retrait') });
  }
  if (modePaiement === 'carte' && aApprouver) {
    throw refus('paiement-impossible', { raison: t('refus.carte-approbation') });
  }
}

/** Checks an order on account that was made larger: what is ordered already holds it. */
export async function verifierCredit(
  tx: Tx,
  commande: { compteId: number; utilisateurId: number; modePaiement: string; devise: Devise },
  { langue, instant }: { langue: Locale; instant: Date },
): Promise<void> {
  if (commande.modePaiement !== 'en-compte') return;
  const reste = creditRestant(await findSituation(tx, commande, instant), commande.devise);
  if (reste && compareMontants(reste, parseMontant('0', commande.devise)) < 0) {
    throw horsCredit(reste, langue);
  }
}

function horsCredit(reste: Montant, langue: Locale) {
  const raison = MOTS[langue]('refus.credit', { reste: formatArgent(langue, roundMontant(reste)) });
  return refus('paiement-impossible', { raison });
}
