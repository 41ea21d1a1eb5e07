/** Where a line goes when it is moved up or down by one. */
import type { GroupeListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';

export interface Destination {
  /** The group, by its `rang`. */
  groupe: number;
  /** The line it comes before; null: at the end of the group. */
  avant: number | null;
}

/** A list of which only the first lines may have been read. */
interface Lue {
  groupes: readonly GroupeListe[];
  nombreArticles: number;
}

/** `a-lire`: lines after those that are read decide. Undefined: it is the first or the last one. */
export function voisine(
  { groupes, nombreArticles }: Lue,
  ligneId: number,
  sens: 'monter' | 'descendre',
): Destination | 'a-lire' | undefined {
  const ici = groupes.findIndex(({ lignes }) => lignes.some((l) => l.ligneId === ligneId));
  const groupe = groupes[ici];
  if (!groupe) return undefined;
  const { rang, lignes, nombreLignes } = groupe;
  const place = lignes.findIndex((ligne) => ligne.ligneId === ligneId);
  if (sens === 'monter') {
    const dessus = lignes[place - 1];
    if (dessus) return { groupe: rang, avant: dessus.ligneId };
    const precedent = groupes[ici - 1];
    return precedent && { groupe: precedent.rang, avant: null };
  }
  const isEntier = lignes.length === nombreLignes;
  if (place < lignes.length - 1) return apres(groupe, place + 1);
  if (!isEntier) return 'a-lire';
  const suivant = groupes[ici + 1];
  if (suivant) {
    const premiere = suivant.lignes[0];
    return premiere ? { groupe: suivant.rang, avant: premiere.ligneId } : 'a-lire';
  }
  const lues = groupes.reduce((somme, autre) => somme + autre.lignes.length, 0);
  return lues < nombreArticles ? 'a-lire' : undefined;
}

/** Behind a line of the group. */
export function apres(groupe: GroupeListe, place: number): Destination | 'a-lire' {
  const suivante = groupe.lignes[place + 1];
  if (suivante) return { groupe: groupe.rang, avant: suivante.ligneId };
  return groupe.lignes.length < groupe.nombreLignes
    ? 'a-lire'
    : { groupe: groupe.rang, avant: null };
}
