import type { Locale } from '@comptoir/contract/words/locales.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { overlayLink } from '../overlay/overlay-link.ts';

/** Where a decided payment leads; undefined while the bank has not decided. */
export function suitePaiement(
  locale: Locale,
  { key, etat, factures }: Paiement,
): string | undefined {
  if (etat === 'ouvert') return undefined;
  const [premiere, ...autres] = factures;
  if (premiere && autres.length === 0) return liens.facture(locale, premiere.key);
  if (premiere) return liens.factures(locale);
  if (etat === 'accepte') return liens.paiementSucces(locale, { query: { key } });
  const dialogue = overlayLink('erreur-transaction-bancaire', { paiement: key });
  return liens.tunnelConfirmation(locale) + dialogue;
}
