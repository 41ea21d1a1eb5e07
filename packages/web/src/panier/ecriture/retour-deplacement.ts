/** How lines that moved go back, by what the server answered: their place may not be read yet. */
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { LigneSituee } from './modifier-lignes.ts';

type Arrivee = EcriturePanier['articles'][number];

export interface Retour {
  chantierId: number;
  ligneIds: number[];
}

/** One for each chantier they came from; none where one met a line of the same thing: they are one now. */
export function retoursOf(
  parties: readonly LigneSituee[],
  arrivees: readonly Arrivee[],
): Retour[] | undefined {
  const retours: Retour[] = [];
  for (const [chantierId, siennes] of Map.groupBy(parties, (ligne) => ligne.chantierId)) {
    const ligneIds: number[] = [];
    for (const { id, traitCoupe, quantite } of siennes) {
      const la = arrivees.find(
        (arrivee) => arrivee.articleId === id && arrivee.traitCoupe === traitCoupe,
      );
      if (la?.ligneId === undefined || la.quantite !== quantite) return undefined;
      ligneIds.push(la.ligneId);
    }
    retours.push({ chantierId, ligneIds });
  }
  return retours;
}
