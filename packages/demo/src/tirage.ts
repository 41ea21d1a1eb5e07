/** The only chance in the demo: a hash of a name, so that the same name always draws the same. */

/** A whole number of 32 bits, well spread even for names that differ by one sign (FNV-1a, mixed). */
export function tirage(nom: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < nom.length; i++) {
    hash = Math.imul(hash ^ nom.charCodeAt(i), 0x01000193);
  }
  return melanger(hash);
}

/** The next draw of a series that starts with `tirage(nom)`. */
export function melanger(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** In ]0, 1]. */
export function fraction(hash: number): number {
  return (hash + 1) / 0x1_0000_0000;
}

/** One of the list. */
export function choisir<T>(liste: readonly T[], hash: number): T {
  const chosen = liste[hash % liste.length];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
