/** Walking the tree of the catalogue one level at a time. */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';

export interface Branche {
  /** Where one is; undefined at the root. */
  noeud: Noeud | undefined;
  /** One level up; null is the root. */
  parentId: number | null;
  enfants: Noeud[];
}

/** An unknown node, or one with nothing below it, is seen from the level it stands on. */
export function readBranche(noeuds: readonly Noeud[], id: number | null): Branche {
  const noeud = noeuds.find((candidate) => candidate.id === id);
  const below = (parentId: number | null) =>
    noeuds.filter((candidate) => candidate.parentId === parentId && candidate.nombre > 0);
  const enfants = below(noeud?.id ?? null);
  if (noeud && enfants.length === 0) return readBranche(noeuds, noeud.parentId);
  return { noeud, parentId: noeud?.parentId ?? null, enfants };
}

/** Nodes that lead further down. */
export function idsOuvrables(noeuds: readonly Noeud[]): Set<number> {
  return new Set(
    noeuds.flatMap(({ parentId, nombre }) => (nombre > 0 && parentId ? parentId : [])),
  );
}
