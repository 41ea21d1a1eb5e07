/** Chance that can be repeated: the same seed draws the same things. */
export interface Hasard {
  /** From 0 to just under 1. */
  next(): number;
  /** A whole number under this one. */
  below(limit: number): number;
  /** True in so many of a hundred. */
  percent(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32: small, fast, and good enough to try things. */
export function createHasard(graine: number): Hasard {
  let state = graine >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}
