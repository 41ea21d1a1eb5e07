/** A time that runs down, and stands still while it is paused. */
export interface Countdown {
  /** Also goes on with what was left. */
  start(): void;
  pause(): void;
}

export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  let leftMs = ms;
  return {
    start() {
      if (timer) return;
      endsAt = Date.now() + leftMs;
      timer = setTimeout(onEnd, leftMs);
    },
    pause() {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs = endsAt - Date.now();
    },
  };
}
