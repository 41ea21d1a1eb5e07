/** A hand scanner types like a keyboard, faster than any hand, and ends with Enter. */

/** Milliseconds between two keys of a scanner; a fast typist needs twice as long. */
const ENTRE_TOUCHES_MS = 50;
/** Shorter bursts are keys pressed together. */
const SIGNES_MIN = 6;

export interface Rafale {
  /** @returns the code when this key ends one. */
  touche(key: string, at: number): string | undefined;
}

export function createRafale(): Rafale {
  let signes = '';
  let last = -Infinity;
  return {
    touche(key, at) {
      const isFast = at - last <= ENTRE_TOUCHES_MS;
      if (key === 'Enter') {
        const code = isFast && signes.length >= SIGNES_MIN ? signes : undefined;
        signes = '';
        return code;
      }
      // Shift and the like come between the signs.
      if (key.length !== 1) return undefined;
      signes = isFast ? signes + key : key;
      last = at;
      return undefined;
    },
  };
}
