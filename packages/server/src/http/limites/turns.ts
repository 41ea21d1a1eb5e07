/**
 * Whose turn it is. An address of the network has a few requests worked on at a time; its others
 * wait for their turn, and are refused when it does not come. So one address, whatever it sends,
 * holds up nobody else; and a loop that waits before it is refused comes back once a second, where
 * one refused at once comes back hundreds of times. See decisions/0041.
 */

/** Requests of one address at once: what is worked on here is what everybody else waits for. */
export const AT_ONCE = 4;
/**
 * Asking for more than this at any moment of the last second, beside others, an address is held
 * back: an office of thirty who all browse is below one, a loop on two connections is above.
 */
const MUCH = 1.5;
const OVER_MS = 1000;
/** Requests at once of an address held back, which then pauses for as long as the last one took. */
export const AT_ONCE_HELD_BACK = 2;
const MAX_PAUSE_MS = 100;
/** One under way longer waits for something else: a file being written, a body on its way. */
const LONG_MS = 400;
/** Requests of one address under way, those that take long included. */
export const MAX_INSIDE = 16;
/** And of all places there are, where they are few. */
const PART_OF_PLACES = 0.25;
/** With what it takes to be answered once its turn has come: two seconds. */
export const MAX_WAIT_MS = 800;
/** Who waits costs some kilobytes. */
export const MAX_WAITING_OF_ONE = 1000;
export const MAX_WAITING = 4000;
/**
 * Beyond so many addresses with some who wait, the shop has more than it can do, whoever asks: then
 * nobody is held, and what admission cannot take is refused at once.
 */
export const MAX_CROWDED = 16;

export interface Refusal {
  /** More at a time than its turns could answer; more in a minute than an address may ask for. */
  code: 'service-indisponible' | 'trop-de-requetes';
  retryAfterS: number;
}

const LATER: Refusal = { code: 'service-indisponible', retryAfterS: 3 };

export interface Asked {
  isOrdering: boolean;
  begin(): void;
  refuse(refusal: Refusal): void;
}

export interface Turns {
  /** Begins it, now or later, or refuses it. The answer reports its end, or that who asked left. */
  take(address: string, asked: Asked): () => void;
  /** Nothing more is begun for this address until then, in milliseconds. */
  exceed(address: string, forMs: number): void;
  /** To be called now and then while some wait: lets in whose turn has come, refuses who waited long. */
  look(): void;
  /** How many wait. */
  waiting(): number;
}

interface Request {
  asked: Asked;
  place: Place;
  since: number;
}

interface Place {
  /** Begun; in the order of that. */
  inside: Set<Request>;
  ordering: Set<Request>;
  looking: Set<Request>;
  exceededUntil: number;
  /** How many it wanted answered at any moment, lately: inside and waiting. */
  demand: number;
  demandAt: number;
  pausedUntil: number;
}

export interface TurnsOptions {
  now?: () => number;
  /** How many may be under way, of all addresses together. */
  places?: () => number;
}

export function createTurns({
  now = () => performance.now(),
  places: allPlaces = () => Infinity,
}: TurnsOptions = {}): Turns {
  const places = new Map<string, Place>();
  /** In the order they came, which is that in which they give up. */
  const waiting = new Set<Request>();
  const crowded = new Set<Place>();
  let latest: { place?: Place; at: number } = { at: -Infinity };
  let before = latest;

  function placeOf(address: string): Place {
    let place = places.get(address);
    if (!place) {
      place = {
        inside: new Set(),
        ordering: new Set(),
        looking: new Set(),
        exceededUntil: -Infinity,
        demand: 0,
        demandAt: now(),
        pausedUntil: -Infinity,
      };
      places.set(address, place);
    }
    return place;
  }

  /** To be called before it changes. */
  function measure(place: Place): void {
    const kept = Math.exp((place.demandAt - now()) / OVER_MS);
    place.demand = place.demand * kept + (place.inside.size + waitingOf(place)) * (1 - kept);
    place.demandAt = now();
  }

  function isHeldBack(place: Place): boolean {
    const other = latest.place === place ? before : latest;
    return place.demand > MUCH && now() - other.at < OVER_MS;
  }

  function isFull({ inside }: Place): boolean {
    if (inside.size < AT_ONCE) return false;
    return inside.size >= Math.min(MAX_INSIDE, allPlaces() * PART_OF_PLACES);
  }

  function mayBegin(place: Place): boolean {
    const { inside, exceededUntil, pausedUntil } = place;
    if (exceededUntil > now() || isFull(place)) return false;
    const heldBack = isHeldBack(place);
    if (heldBack && pausedUntil > now()) return false;
    let recent = 0;
    for (const { since } of inside) if (now() - since < LONG_MS) recent++;
    return recent < (heldBack ? AT_ONCE_HELD_BACK : AT_ONCE);
  }

  function isRush(place: Place): boolean {
    return crowded.size >= MAX_CROWDED && place.exceededUntil <= now() && !isFull(place);
  }

  function begin(request: Request): void {
    request.since = now();
    request.place.inside.add(request);
    request.asked.begin();
  }

  function wait(request: Request): void {
    waiting.add(request);
    queueOf(request).add(request);
    crowded.add(request.place);
  }

  function stopWaiting(request: Request): void {
    waiting.delete(request);
    queueOf(request).delete(request);
    if (waitingOf(request.place) === 0) crowded.delete(request.place);
  }

  function advance(place: Place): void {
    while (mayBegin(place)) {
      const [next] = place.ordering.size > 0 ? place.ordering : place.looking;
      if (!next) return;
      stopWaiting(next);
      begin(next);
    }
  }

  function leave(request: Request): void {
    const { place, since } = request;
    measure(place);
    stopWaiting(request);
    if (!place.inside.delete(request)) return;
    place.pausedUntil = now() + Math.min(now() - since, MAX_PAUSE_MS);
    advance(place);
  }

  function forget(address: string, place: Place): void {
    if (place.inside.size + waitingOf(place) === 0 && place.exceededUntil <= now()) {
      places.delete(address);
    }
  }

  function refusalOf({ exceededUntil }: Place): Refusal {
    const left = exceededUntil - now();
    return left > 0 ? { code: 'trop-de-requetes', retryAfterS: Math.ceil(left / 1000) } : LATER;
  }

  return {
    take(address, asked) {
      const place = placeOf(address);
      measure(place);
      if (latest.place !== place) before = latest;
      latest = { place, at: now() };
      const request: Request = { asked, place, since: now() };
      if (waitingOf(place) === 0 && mayBegin(place)) begin(request);
      else if (isRush(place)) begin(request);
      else if (waiting.size >= MAX_WAITING || waitingOf(place) >= MAX_WAITING_OF_ONE) {
        asked.refuse(refusalOf(place));
      } else wait(request);
      return () => {
        leave(request);
        forget(address, place);
      };
    },
    exceed(address, forMs) {
      placeOf(address).exceededUntil = now() + forMs;
      for (const [other, place] of places) forget(other, place);
    },
    look() {
      for (const request of waiting) {
        if (now() - request.since < MAX_WAIT_MS) break;
        measure(request.place);
        stopWaiting(request);
        request.asked.refuse(refusalOf(request.place));
      }
      for (const place of crowded) advance(place);
    },
    waiting: () => waiting.size,
  };
}

function queueOf({ asked, place }: Request): Set<Request> {
  return asked.isOrdering ? place.ordering : place.looking;
}

function waitingOf({ ordering, looking }: Place): number {
  return ordering.size + looking.size;
}
