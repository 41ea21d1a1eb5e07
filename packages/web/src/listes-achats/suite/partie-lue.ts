/** A list of which only the first lines are read yet: the others come as one scrolls to them. */
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';

export function nombreLues({ groupes }: Pick<ListeDetaillee, 'groupes'>): number {
  return groupes.reduce((somme, { lignes }) => somme + lignes.length, 0);
}

export function isPartielle(liste: Pick<ListeDetaillee, 'groupes' | 'nombreArticles'>): boolean {
  return nombreLues(liste) < liste.nombreArticles;
}
