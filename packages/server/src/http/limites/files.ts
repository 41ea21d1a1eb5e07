/**
 * Files on their way to one address, so many at a time; its others wait for theirs. None is refused:
 * a page without one of its scripts is broken, and an office behind a slow line asks for many.
 */
/** As many as five browsers ask for at once. */
export const FILES_AT_ONCE = 32;

export interface Files {
  /** Begins it, now or when its turn has come. The answer reports its end, or that who asked left. */
  take(address: string, begin: () => void): () => void;
}

interface Place {
  inside: number;
  waiting: Set<() => void>;
}

export function createFiles(): Files {
  const places = new Map<string, Place>();
  return {
    take(address, begin) {
      const place = places.get(address) ?? { inside: 0, waiting: new Set() };
      places.set(address, place);
      if (place.inside < FILES_AT_ONCE) {
        place.inside++;
        begin();
      } else place.waiting.add(begin);
      return () => {
        if (place.waiting.delete(begin)) return;
        const [next] = place.waiting;
        if (next) {
          place.waiting.delete(next);
          next();
        } else if (--place.inside === 0) places.delete(address);
      };
    },
  };
}
