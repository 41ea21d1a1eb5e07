/** Code that a first page does without: fetched when the place it belongs to comes into view. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenNear } from '../../when-near.ts';

export interface LazyPart<T> {
  load: () => Promise<T>;
  loaded?: T;
}

/** @returns the part once it is there, and what to put on the element that waits for it. */
export function useLazyPart<T>(
  part: LazyPart<T>,
): [T | undefined, RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(() => ({ part: part.loaded }));
  const isThere = loaded.part !== undefined;
  useEffect(() => {
    const element = place.current;
    if (isThere || !element) return;
    return whenNear(element, () => {
      // What stands in its place works too: without it nothing is lost.
      part.load().then(
        (arrived) => {
          part.loaded = arrived;
          setLoaded({ part: arrived });
        },
        () => undefined,
      );
    });
  }, [part, isThere]);
  return [loaded.part, place];
}
