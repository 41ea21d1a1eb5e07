/** Where the units of a line are once its quantity is another. */

/** Some of a line, in one consignment. */
export interface PartDEnvoi {
  envoiId: number;
  quantite: number;
}

export interface PartsModifiees {
  parts: PartDEnvoi[];
  /** What comes to the place of that consignment on a later day, which has none yet. */
  supplement: (PartDEnvoi & { jour: string }) | null;
}

/**
 * `avant`: by rising day. The last ones give way first; what is more comes with the last, or on the
 * day `attendu` where the maker has to send it.
 */
export function modifierParts(
  avant: readonly PartDEnvoi[],
  quantite: number,
  attendu: string | null,
): PartsModifiees {
  let reste = quantite;
  const parts = avant.flatMap(({ envoiId, quantite: tenue }) => {
    const gardee = Math.min(tenue, reste);
    reste -= gardee;
    return gardee > 0 ? [{ envoiId, quantite: gardee }] : [];
  });
  const dernier = parts.at(-1);
  if (reste === 0 || !dernier) return { parts, supplement: null };
  if (attendu === null) {
    dernier.quantite += reste;
    return { parts, supplement: null };
  }
  return { parts, supplement: { envoiId: dernier.envoiId, quantite: reste, jour: attendu } };
}
