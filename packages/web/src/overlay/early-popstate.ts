/**
 * `popstate` reaches its listeners in the order they were added, capturing or not: whoever listens
 * once the router is made comes after it. This one is added when the module is read, before that.
 */
type PopStateListener = (event: PopStateEvent) => void;
export type ListenToPopState = (listener: PopStateListener) => void;

let relayed: PopStateListener | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => relayed?.(event));
}

/** One listener, for the life of the document. */
export function listenBeforeRouter(listener: PopStateListener): void {
  relayed = listener;
}
