/** Lines that are asked for by name are drawn wherever they stand. */
const listeners = new Set<(ligneId: number) => void>();

export function reveler(ligneId: number): void {
  for (const listener of listeners) listener(ligneId);
}

export function ecouterRevelees(listener: (ligneId: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
