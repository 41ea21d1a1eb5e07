/** As many as one call takes. */
export function enLots<T>(lignes: readonly T[], taille: number): T[][] {
  return Array.from({ length: Math.ceil(lignes.length / taille) }, (_, n) =>
    lignes.slice(n * taille, (n + 1) * taille),
  );
}
