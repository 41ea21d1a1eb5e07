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
  // Told by several calls, a line is what the last of them says.
  const parChose = new Map(
    arrivees.map((arrivee) => [choseOf(arrivee.articleId, arrivee.traitCoupe), arrivee]),
  );
  const retours: Retour[] = [];
  for (const [chantierId, siennes] of Map.groupBy(parties, (ligne) => ligne.chantierId)) {
    const ligneIds: number[] = [];
    for (const { id, traitCoupe, quantite } of siennes) {
      const la = parChose.get(choseOf(id, traitCoupe));
      if (la?.ligneId === undefined || la.quantite !== quantite) return undefined;
      ligneIds.push(la.ligneId);
    }
    retours.push({ chantierId, ligneIds });
  }
  return retours;
}

/** What makes two lines of a chantier the same one. */
function choseOf(articleId: number, traitCoupe: string | undefined): string {
  return `${articleId} ${traitCoupe ?? ''}`;
}
