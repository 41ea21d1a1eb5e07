/** Lines to put into a list: the same thing on two lines of a basket is one entry. */
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';

export function lotOf(articles: readonly LigneGardee[]): LigneGardee[] {
  const lot = new Map<string, LigneGardee>();
  for (const ligne of articles) {
    const { articleId, traitCoupe = '', chantier = '', quantite } = ligne;
    // The server adds up lists of pieces that are the same.
    const cle = `${articleId} ${chantier} ${traitCoupe === '' ? '' : lot.size}`;
    lot.set(cle, { ...ligne, quantite: (lot.get(cle)?.quantite ?? 0) + quantite });
  }
  return [...lot.values()];
}
