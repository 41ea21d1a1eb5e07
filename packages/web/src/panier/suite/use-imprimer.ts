import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePrintPage } from '../../ui/use-print-page.ts';

/** Prints the page; of a large basket, which the page shows in parts, the PDF is offered. */
export function useImprimer({ nombreArticles }: Pick<Panier, 'nombreArticles'>): () => void {
  const imprimer = usePrintPage();
  return nombreArticles > LIGNES_PREMIERES ? () => openOverlay('export-panier', {}) : imprimer;
}
