/** What this browser keeps of a person between two pages. */
import { SESSION_KEY } from './session-key.public.ts';

const PREFIX = 'comptoir.';
/** How the device shows things, whoever holds it. Anything else goes with the person. */
const KEPT: readonly string[] = ['comptoir.vue', SESSION_KEY];

export function effacerTraces(storage: () => Storage = () => localStorage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) {
      if (key.startsWith(PREFIX) && !KEPT.includes(key)) kept.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is nothing to erase.
  }
}

/** Tells the other tabs that someone else stands behind their cookie. */
export function annoncerChangement(): void {
  try {
    localStorage.setItem(SESSION_KEY, String(Date.now()));
  } catch {
    // Storage is forbidden: they learn it from their next refused call.
  }
}
