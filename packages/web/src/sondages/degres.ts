export interface Degre {
  degre: number;
  /** The meaning, which the ends alone have. */
  sens: string | undefined;
}

/** Degrees of a scale, 1 to its maximum, the ends with their meaning. */
export function degresOf(maximum: number, bornes: readonly string[]): Degre[] {
  const [bas, haut] = bornes;
  return Array.from({ length: maximum }, (_, index) => ({
    degre: index + 1,
    sens: index === 0 ? bas : index === maximum - 1 ? haut : undefined,
  }));
}
