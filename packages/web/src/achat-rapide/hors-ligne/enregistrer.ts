/** Makes the page open without network: hands it to the service worker. */
import type { MessageGarder } from './service-worker-message.ts';

/** The page was opened from what the service worker keeps, for nobody in particular. */
export function isCoquille(): boolean {
  return document.querySelector('meta[name="coquille"]') !== null;
}

export async function enregistrerHorsLigne(): Promise<void> {
  // In development the sources change under its feet.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const message: MessageGarder = { type: 'garder', chemin: location.pathname };
    active?.postMessage(message);
  } catch {
    // A browser that forbids it (private window, full disk): the page works with network.
  }
}
