/** When a code in front of the camera counts again: once it went away and came back. */

/** A code not seen for as long has left the picture. */
const ABSENCE_MS = 900;

export interface Presence {
  /** @returns whether this sight of the code is a new one. */
  voir(code: string, at: number): boolean;
}

export function createPresence(): Presence {
  const vus = new Map<string, number>();
  return {
    voir(code, at) {
      const last = vus.get(code);
      vus.set(code, at);
      return last === undefined || at - last > ABSENCE_MS;
    },
  };
}
