/** What the shop has to say, sorted to the line it is about; chantiers in the order they are shown. */
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

/** Those with a name first: what belongs to none comes last. */
export function enOrdre(chantiers: readonly Chantier[]): readonly Chantier[] {
  return chantiers.toSorted((a, b) => Number(a.libelle === null) - Number(b.libelle === null));
}

export type MessagesParLigne = ReadonlyMap<number, readonly MessageControle[]>;

export function messagesParChantier(
  { chantiers }: Pick<Panier, 'chantiers'>,
  messages: readonly MessageControle[],
): ReadonlyMap<number, MessagesParLigne> {
  const parChantier = new Map<number, Map<number, MessageControle[]>>();
  for (const message of messages) {
    const { chantierId, articleId } = message;
    if (chantierId === undefined || articleId === undefined) continue;
    const ligne = chantiers
      .find(({ id }) => id === chantierId)
      ?.articles.find(
        (article) => article.id === articleId && isDeLaLigne(message, article.ligneId),
      );
    if (!ligne) continue;
    let parLigne = parChantier.get(chantierId);
    if (!parLigne) parChantier.set(chantierId, (parLigne = new Map()));
    const siens = parLigne.get(ligne.ligneId) ?? [];
    parLigne.set(ligne.ligneId, [...siens, message]);
  }
  return parChantier;
}

/** An article that stands in a chantier whole and cut has two lines: the correction names its own. */
function isDeLaLigne({ correction }: MessageControle, ligneId: number): boolean {
  const nommee = /[?&]ligneId=(\d+)/.exec(correction?.chemin ?? '')?.[1];
  return nommee === undefined || Number(nommee) === ligneId;
}
