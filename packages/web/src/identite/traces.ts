/** What this browser keeps of a person between two pages. */
import { COOKIE_TYPE, COOKIE_TYPE_TEMPORAIRE } from '../panier/cookies-type.public.ts';
import { SESSION_KEY } from './session-key.public.ts';

const PREFIX = 'comptoir.';
/** Who put the terms off on this device, by identifiers alone: they are not asked again. */
export const CONDITIONS_KEY = 'comptoir.conditions';
/** How the device shows things, whoever holds it. Anything else goes with the person. */
const KEPT: readonly string[] = ['comptoir.vue', CONDITIONS_KEY, SESSION_KEY];

const STORAGES = [() => localStorage, () => sessionStorage];

export function effacerTraces(...storages: (() => Storage)[]): void {
  for (const storage of storages.length > 0 ? storages : STORAGES) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept)) {
        if (key.startsWith(PREFIX) && !KEPT.includes(key)) kept.removeItem(key);
      }
    } catch {
      // Storage is forbidden: there is nothing to erase.
    }
  }
  effacerCookies();
}

/** Cookies that are a person's: whether they were ordering or asking for a quote. */
const COOKIES: readonly string[] = [COOKIE_TYPE, COOKIE_TYPE_TEMPORAIRE];

function effacerCookies(): void {
  if (typeof document === 'undefined') return;
  for (const name of COOKIES) document.cookie = `${name}=; path=/; samesite=lax; max-age=0`;
}

/** Notifies the other tabs that someone else stands behind their cookie. */
export function annoncerChangement(): void {
  try {
    localStorage.setItem(SESSION_KEY, String(Date.now()));
  } catch {
    // Storage is forbidden: they learn it from their next refused call.
  }
}
