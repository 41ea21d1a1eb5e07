/** Those with a name first: what belongs to none comes last, on the page and in every file. */
export function enOrdre<T extends { libelle: string | null }>(chantiers: readonly T[]): T[] {
  return chantiers.toSorted((a, b) => Number(a.libelle === null) - Number(b.libelle === null));
}
