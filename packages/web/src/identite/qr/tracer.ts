/** One rectangle for each run of dark modules in a row. */
export function tracer(lignes: readonly (readonly boolean[])[]): string {
  return lignes
    .flatMap((ligne, y) =>
      ligne.flatMap((isDark, x) => {
        if (!isDark || ligne[x - 1]) return [];
        const end = ligne.indexOf(false, x);
        const largeur = (end === -1 ? ligne.length : end) - x;
        return [`M${x} ${y}h${largeur}v1h-${largeur}z`];
      }),
    )
    .join('');
}
