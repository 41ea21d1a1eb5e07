/**
 * How much is taken on at a time. A request let in is answered soon; one more than can be is told
 * so at once, with when to come back, instead of waiting among a thousand others. Who is ordering
 * comes before who is looking around.
 */
/** What is let in is meant to be answered within this. */
const WAIT_S = 1.2;
/** Let in whatever was measured: a burst after a quiet moment. */
const AT_LEAST = 80;
/** The part of the places that anybody may take; the others are kept for orders. */
const PART_OF_ALL = 0.75;
/** Over which the pace is measured. */
const WINDOW_MS = 500;

export interface Admission {
  /** False: it has to be refused. Whoever is let in leaves once. */
  enter(isOrdering: boolean): boolean;
  leave(): void;
}

/** As many at a time as were answered lately within the time one may wait. */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  let inside = 0;
  let done = 0;
  let since = now();
  let pace = 0;

  function places(): number {
    const elapsed = now() - since;
    if (elapsed >= WINDOW_MS) {
      const latest = (done * 1000) / elapsed;
      // Rises at once and falls slowly: a moment without requests says nothing of what can be done.
      pace = Math.max(latest, pace * 0.8 ** (elapsed / WINDOW_MS));
      done = 0;
      since = now();
    }
    return Math.max(AT_LEAST, pace * WAIT_S);
  }

  return {
    enter(isOrdering) {
      if (inside >= places() * (isOrdering ? 1 : PART_OF_ALL)) return false;
      inside++;
      return true;
    },
    leave() {
      inside--;
      done++;
    },
  };
}
