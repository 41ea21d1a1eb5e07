/** One attempt to sign in, from the page or from the dialog: it ends signed in, refused, or asks. */
import type { CallInput } from '@comptoir/contract/call.ts';
import type { CodeErreur } from '@comptoir/contract/erreurs.ts';
import {
  connecter,
  type CompteProposable,
} from '@comptoir/contract/identite/connexion.contract.ts';
import { codeOf, type HttpFailure } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { closeOverlay, getOverlay, openOverlay } from '../overlay/overlay-store.ts';
import type { Router } from '../router.tsx';
import { accueillir, rafraichir } from './compte-courant.ts';

export interface Essai {
  saisie: CallInput<typeof connecter>['body'];
  /** Where to go then, a path of this site; without one the page stays. */
  redirection?: string | undefined;
}

export type Issue =
  | { nom: 'connecte' }
  /** A dialog asks what is still to be chosen. */
  | { nom: 'choix' }
  | { nom: 'refus'; code: CodeErreur; secondes: number };

export async function tenterConnexion(router: Router, essai: Essai): Promise<Issue> {
  try {
    await router.options.context.api.call(connecter, { body: essai.saisie });
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    return refuse(error.response, essai);
  }
  await entrer(router, essai.redirection);
  return { nom: 'connecte' };
}

async function entrer(router: Router, redirection: string | undefined): Promise<void> {
  try {
    await accueillir(router);
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    // He is signed in, but his name did not come: a new document tells everything.
    location.assign(redirection ?? router.latestLocation.publicHref);
    return;
  }
  if (getOverlay()?.open) closeOverlay({ restoreFocus: redirection === undefined });
  const refreshed = rafraichir(router);
  if (redirection === undefined) return refreshed;
  // Back leads to the page before, not to a form that has done its work.
  await router.navigate({ href: redirection, replace: true });
}

function refuse(response: HttpFailure, essai: Essai): Issue {
  const code = codeOf(response);
  const { body } = response.data;
  const data = typeof body === 'object' ? body.data : {};
  if (code === 'choix-compte') {
    openOverlay('selection-compte', { ...essai, comptes: data['comptes'] as CompteProposable[] });
    return { nom: 'choix' };
  }
  if (code === 'choix-panier') {
    const lignes = { visiteur: Number(data['visiteur']), compte: Number(data['compte']) };
    openOverlay('fusion-panier', { ...essai, lignes });
    return { nom: 'choix' };
  }
  return { nom: 'refus', code, secondes: Number(data['secondes'] ?? 0) };
}
