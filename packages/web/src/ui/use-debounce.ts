import { useCallback, useEffect, useRef } from 'react';

export interface Debounced<T> {
  /** Calls back `ms` after the last call of this. */
  schedule(value: T): void;
  /** Calls back now if something waits. */
  flush(): void;
}

/** What still waits when the component goes is sent, not lost. */
export function useDebounce<T>(callback: (value: T) => void, ms: number): Debounced<T> {
  const latest = useRef(callback);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  const flush = useCallback(() => {
    const pending = waiting.current;
    if (!pending) return;
    clearTimeout(pending.timer);
    waiting.current = undefined;
    latest.current(pending.value);
  }, []);
  const schedule = useCallback(
    (value: T) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(flush, ms) };
    },
    [flush, ms],
  );
  useEffect(() => flush, [flush]);
  return { schedule, flush };
}
