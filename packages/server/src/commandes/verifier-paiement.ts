import { refus } from '@comptoir/contract/erreurs.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { roundMontant } from '@comptoir/contract/argent.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import { creditRestant, isDansLeCredit } from './credit.ts';
import { MOTS } from './mots.ts';
import type { SituationAcheteur } from './situation-acheteur.sql.ts';

/** Refused under the lock of the company: another order may have taken the credit meanwhile. */
export function verifierPaiement(
  { modePaiement, tarif, livraison }: Pick<PieceAgreee, 'modePaiement' | 'tarif' | 'livraison'>,
  situation: SituationAcheteur,
  { langue, aApprouver }: { langue: Locale; aApprouver: boolean },
): void {
  const t = MOTS[langue];
  if (modePaiement === 'en-compte' && !isDansLeCredit(situation, tarif.ttc)) {
    const reste = creditRestant(situation, tarif.devise) ?? tarif.ttc;
    const raison = t('refus.credit', { reste: formatArgent(langue, roundMontant(reste)) });
    throw refus('paiement-impossible', { raison });
  }
  if (modePaiement === 'au-retrait' && livraison.mode !== 'retrait-magasin') {
    throw refus('paiement-impossible', { raison: t('refus.au-retrait') });
  }
  if (modePaiement === 'carte' && aApprouver) {
    throw refus('paiement-impossible', { raison: t('refus.carte-approbation') });
  }
}
