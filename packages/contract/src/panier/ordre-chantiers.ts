/** Those with a name first: what belongs to none comes last, on the page and in every file. */
export function enOrdre<T extends { libelle: string | null }>(chantiers: readonly T[]): T[] {
  return chantiers.toSorted((a, b) => Number(a.libelle === null) - Number(b.libelle === null));
}

/** Lines that name their chantier themselves, « '' » being none: by chantier, in the same order. */
export function parChantier<T extends { chantier: string }>(
  lignes: readonly T[],
): { libelle: string | null; lignes: T[] }[] {
  const groupes = Map.groupBy(lignes, ({ chantier }) => chantier || null);
  return enOrdre([...groupes].map(([libelle, siennes]) => ({ libelle, lignes: siennes })));
}
