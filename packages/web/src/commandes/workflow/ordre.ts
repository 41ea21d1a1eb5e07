/** One of a list moved to the place of another. */
export function deplacer<T>(liste: readonly T[], de: number, vers: number): T[] {
  const next = [...liste];
  const [pris] = next.splice(de, 1);
  if (pris === undefined || vers < 0 || vers >= liste.length) return [...liste];
  next.splice(vers, 0, pris);
  return next;
}
