/** The way of the arrows through the panel: the articles, the column, the whole list, the field. */
export interface Parcours {
  articles: readonly string[];
  colonne: readonly string[];
  pied: readonly string[];
}

/** The item to go to, null for the field itself, undefined when the key does not move. */
export function deplacer(
  { articles, colonne, pied }: Parcours,
  active: string | null,
  key: string,
): string | null | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const tous: readonly (string | null)[] = [null, ...articles, ...colonne, ...pied];
    const place = Math.max(0, tous.indexOf(active));
    const step = key === 'ArrowDown' ? 1 : -1;
    return tous[(place + step + tous.length) % tous.length] ?? null;
  }
  // Without an item these two move the caret.
  if (key === 'ArrowLeft' && active !== null && articles.includes(active)) return colonne[0];
  if (key === 'ArrowRight' && active !== null && colonne.includes(active)) return articles[0];
  return undefined;
}
