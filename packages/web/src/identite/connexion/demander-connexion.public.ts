/** A call was refused because nobody is signed in. */
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf, stripLocale } from '@comptoir/contract/words/locales.ts';
import { openOverlay, overlayStore } from '../../overlay/overlay-store.ts';
import type { Router } from '../../app/router.tsx';
import { noterPerte, redevenirVisiteur } from '../compte-courant.ts';

const OVERLAYS: readonly string[] = ['connexion', 'selection-compte', 'fusion-panier'];

/**
 * On a page anyone may see, one signs in over it and goes on with what one was doing. A page of an
 * account, or one that is being opened, has nothing to show: the sign-in page takes its place.
 */
export function demanderConnexion(router: Router, isOpening: boolean): void {
  noterPerte(router);
  const { latestLocation: asked, state } = router;
  const page = state.matches.at(-1)?.staticData.page;
  if (isAsking()) return;
  if (!isOpening && page?.acces !== 'compte' && page?.nom !== 'connexion') {
    openOverlay('connexion', {});
    afterAsking(() => redevenirVisiteur(router));
    return;
  }
  // The sign-in page would send on who it believes to be signed in.
  redevenirVisiteur(router);
  // Already there: several calls of one page may be refused together.
  if (stripLocale(asked.pathname) === liens.connexion('fr')) return;
  const href = liens.connexion(localeOf(asked.pathname), { redirectUrl: asked.publicHref });
  void router.navigate({ href });
}

function isAsking(): boolean {
  const overlay = overlayStore.get();
  return overlay !== null && overlay.open && OVERLAYS.includes(overlay.id);
}

/** Once the last of the dialogs closed, whether one signed in or not. */
function afterAsking(run: () => void): void {
  const stop = overlayStore.subscribe(() => {
    if (isAsking()) return;
    stop();
    run();
  });
}
