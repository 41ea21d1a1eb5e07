/** What the shop has to say, sorted to the line it is about. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

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
