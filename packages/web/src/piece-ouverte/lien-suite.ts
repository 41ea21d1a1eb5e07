import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { transformerPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';

type Suite = Pick<CallAnswer<typeof transformerPieceOuverte>, 'suite' | 'key'>;

/** Where one goes once a piece became an order, a quote or a payment. */
export function lienSuite(locale: Locale, { suite, key }: Suite): string {
  const query = { key };
  if (suite === 'paiement') return liens.paiement(locale, { query });
  return suite === 'devis-succes'
    ? liens.devisSucces(locale, { query })
    : liens.commandeSucces(locale, { query });
}
