/** One attempt to sign in, from the page or from the dialog: it ends signed in, refused, or asks. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import {
  connecter,
  type CompteProposable,
} from '@comptoir/contract/identite/connexion.contract.ts';
import { consommerQr } from '@comptoir/contract/identite/qr.contract.ts';
import { garderFrappe } from '../../delegue/frappe-anticipee.public.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import type { OverlayData } from '../../overlay/overlay-data.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../overlay/overlay-store.ts';
import type { Router } from '../../app/router.tsx';
import { siteQuery } from '../../page/site.ts';
import { accueillir, rafraichir } from '../compte-courant.ts';
import { refusOf, type RefusRecu } from '../refus-of.ts';
import type { Essai } from './essai.ts';

export type Issue =
  | { nom: 'connecte' }
  /** A dialog asks what is still to be chosen. */
  | { nom: 'choix' }
  | { nom: 'refus'; code: CodeErreur; secondes: number };

export async function tenterConnexion(router: Router, essai: Essai): Promise<Issue> {
  try {
    await router.options.context.api.call(connecter, { body: essai.saisie });
  } catch (error) {
    return refuse(refusOf(error), essai);
  }
  await entrer(router, essai.redirection);
  const { panier } = essai.saisie;
  if (panier === 'garder' || panier === 'remplacer') void direMiseDeCote(router);
  return { nom: 'connecte' };
}

/** By the code of a picture; undefined once signed in. */
export async function connecterParQr(
  router: Router,
  code: string,
  redirection: string,
): Promise<RefusRecu | undefined> {
  let isMisDeCote: boolean;
  try {
    const answer = await router.options.context.api.call(consommerQr, { params: { code } });
    isMisDeCote = answer.panierMisDeCote;
  } catch (error) {
    return refusOf(error);
  }
  await entrer(router, redirection);
  if (isMisDeCote) void direMiseDeCote(router);
  return undefined;
}

async function entrer(router: Router, redirection: string | undefined): Promise<void> {
  try {
    await accueillir(router);
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    // The person is signed in, but their name did not come: a new document has everything.
    location.assign(redirection ?? router.latestLocation.publicHref);
    return;
  }
  if (overlayStore.get()?.open) closeOverlay({ restoreFocus: redirection === undefined });
  const refreshed = rafraichir(router);
  if (redirection === undefined) await refreshed;
  // Back leads to the page before, not to a form that has done its work.
  else await router.navigate({ href: redirection, replace: true });
  inviterDelegue(router);
}

/** The code comes when there is something to say; the home page says it in any case. */
async function direMiseDeCote(router: Router): Promise<void> {
  const code = await import('../../listes-achats/panier-mis-de-cote.public.ts').catch(
    () => undefined,
  );
  await code?.direMiseDeCote(router).catch(() => undefined);
}

/** A delegate begins with a customer. */
function inviterDelegue({ options }: Router): void {
  const { session } = options.context.queryClient.getQueryData(siteQuery.queryKey) ?? {};
  if (!session?.delegue || session.utilisateur) return;
  openOverlay('recherche-compte', undefined, document.querySelector('main') ?? undefined);
  garderFrappe();
}

function refuse({ code, data }: RefusRecu, essai: Essai): Issue {
  if (code === 'choix-compte') {
    openOverlay('selection-compte', { ...essai, comptes: data['comptes'] as CompteProposable[] });
    return { nom: 'choix' };
  }
  if (code === 'choix-panier') {
    const lignes = { visiteur: Number(data['visiteur']), compte: Number(data['compte']) };
    const totaux = data['totaux'] as OverlayData['fusion-panier']['totaux'];
    openOverlay('fusion-panier', { ...essai, lignes, totaux });
    return { nom: 'choix' };
  }
  return { nom: 'refus', code, secondes: Number(data['secondes'] ?? 0) };
}
