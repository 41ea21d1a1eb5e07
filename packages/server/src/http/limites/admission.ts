/**
 * How much is taken on at a time. A request let in is answered soon; one more than can be is told
 * so at once, with when to come back, instead of waiting among a thousand others. Who is ordering
 * comes before who is looking around.
 */
import { performance } from 'node:perf_hooks';

/** What is let in is meant to be answered within this. */
const WAIT_MS = 1200;
/** Let in at once after a quiet moment, where the work it makes allows for it. */
const BURST = 80;
/** Let in whatever it costs: less would not keep the process busy. */
const FEW = 4;
/** The part of the places that anybody may take; the others are kept for orders. */
const PART_OF_ALL = 0.75;
/** Over which the pace is measured. */
const WINDOW_MS = 500;
/** The work over which the cost of a request is measured: what came before is forgotten. */
const RECENT_WORK_MS = 500;
/**
 * Taken for the cost of a request until some were answered. Nothing is compiled or read yet: the
 * first pages of a process take ten times as long as the hundredth.
 */
const FIRST_COST_MS = 100;

export interface Admission {
  /** False: it has to be refused. Whoever is let in leaves once. */
  enter(isOrdering: boolean): boolean;
  leave(): void;
  /** How many may be inside, those who are ordering included. */
  places(): number;
}

interface Clocks {
  now: () => number;
  /** How long this thread has worked; it rests while it waits for the database. */
  worked: () => number;
}

const CLOCKS: Clocks = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
};

/**
 * As many at a time as this thread can work through within the time one may wait, by what a request
 * cost it lately; and no more than were answered lately in that time, since what they wait for may
 * be slower than this thread, or a burst.
 */
export function createAdmission({ now, worked }: Clocks = CLOCKS): Admission {
  let inside = 0;

  let done = 0;
  let since = now();
  let pace = 0;

  // The latest work done while somebody was inside, and for how many.
  let work = RECENT_WORK_MS;
  let answered = RECENT_WORK_MS / FIRST_COST_MS;
  let workedBefore = 0;

  /** Rises at once and falls slowly: a moment without requests says nothing of what can be done. */
  function measurePace(): void {
    const elapsed = now() - since;
    if (elapsed < WINDOW_MS) return;
    pace = Math.max(done / elapsed, pace * 0.8 ** (elapsed / WINDOW_MS));
    done = 0;
    since = now();
  }

  /** When one is answered: while all wait for the database, there is nothing to be learnt. */
  function measureCost(): void {
    const total = worked();
    const kept = Math.exp((workedBefore - total) / RECENT_WORK_MS);
    work = work * kept + RECENT_WORK_MS * (1 - kept);
    answered = answered * kept + 1;
    workedBefore = total;
  }

  function places(): number {
    measurePace();
    const workable = (WAIT_MS * answered) / work;
    return Math.max(FEW, Math.min(workable, Math.max(BURST, pace * WAIT_MS)));
  }

  return {
    places,
    enter(isOrdering) {
      if (inside >= places() * (isOrdering ? 1 : PART_OF_ALL)) return false;
      if (inside === 0) workedBefore = worked();
      inside++;
      return true;
    },
    leave() {
      inside--;
      done++;
      measureCost();
    },
  };
}
