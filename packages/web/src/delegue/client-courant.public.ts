/** For whom a delegate acts: announced on the page asked for anew, asked where it is nobody. */
import { isDepart } from '../identite/changer-client.public.ts';
import { openOverlay, overlayStore } from '../overlay/overlay-store.ts';

/** `ailleurs`: the customer was chosen in another tab. */
export type Raison = 'choisi' | 'ailleurs';

const KEY = 'comptoir.client';

/** What the next page has to say. The first who knows says it. */
export function noterChangement(raison: Raison): void {
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, raison);
  } catch {
    // Storage is forbidden: the banner alone shows it.
  }
}

/** Read once. */
export function readChangement(): Raison | undefined {
  try {
    const raison = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return raison === 'choisi' || raison === 'ailleurs' ? raison : undefined;
  } catch {
    return undefined;
  }
}

/** The delegate no longer acts for the customer of this page: what was asked for was not done. */
export function montrerAutreClient(): void {
  // They chose it here: a reload would stop the page from going where it is going.
  if (isDepart()) return;
  noterChangement('ailleurs');
  location.reload();
}

/** Something needs a customer, and the delegate acts for nobody. */
export function demanderClient(): void {
  const overlay = overlayStore.get();
  if (overlay?.open && overlay.id === 'recherche-compte') return;
  openOverlay('recherche-compte', { motif: 'sans-client' });
}
