/** The browser offers to install the shop once, long before a page may show a button for it. */
export interface OffreInstallation extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offre: OffreInstallation | undefined;
let onOffre: (() => void) | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    offre = event as OffreInstallation;
    onOffre?.();
  });
}

/** For `useSyncExternalStore`. One page shows it at a time. */
export function subscribeInstallation(listener: () => void): () => void {
  onOffre = listener;
  return () => {
    onOffre = undefined;
  };
}

export function getInstallation(): OffreInstallation | undefined {
  return offre;
}

/** An offer can be taken once. */
export function forgetInstallation(): void {
  offre = undefined;
  onOffre?.();
}
