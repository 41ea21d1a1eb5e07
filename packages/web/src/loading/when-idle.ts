/** Where a browser does not say when it is idle. */
const PAUSE_MS = 50;

/** Runs in an idle moment. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}
