/**
 * Cards or table: this browser remembers the choice and applies it to the next listing one goes to.
 * The address stays master: the first page loaded, and Back within one listing, show what it says.
 */
import { createRemembered } from '../../page/remembered.ts';
import { VUES, type Vue } from './etat-listing.ts';

const remembered = createRemembered('comptoir.vue', (stored) => VUES.find((vue) => vue === stored));

/** The listing on screen. */
let affiche: string | undefined;

export function noterListing(cle: string): () => void {
  affiche = cle;
  return () => {
    if (affiche === cle) affiche = undefined;
  };
}

export function retenirVue(vue: Vue): void {
  remembered.set(vue);
}

/** The view to open a listing with; undefined where the address decides. */
export function vuePreferee(cle: string): Vue | undefined {
  return typeof window === 'undefined' || affiche === cle ? undefined : remembered.get();
}
