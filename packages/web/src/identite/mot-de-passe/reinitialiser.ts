/** Choosing another password with the link of a mail: it ends done, refused, or asks for whom. */
import { reinitialiserMotDePasse } from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../overlay/overlay-store.ts';
import type { Router } from '../../app/router.tsx';
import { siteQuery } from '../../page/site.ts';
import { retenirAdresse } from '../connexion/adresse-connue.ts';
import { refusOf, type RefusRecu } from '../refus-of.ts';
import type { Reinitialisation } from './reinitialisation.ts';

/** Undefined: it went on, to the sign-in page or to the dialog that asks. */
export async function tenterReinitialisation(
  router: Router,
  body: Reinitialisation,
): Promise<RefusRecu | undefined> {
  const { api, queryClient } = router.options.context;
  let identifiant: string;
  try {
    ({ identifiant } = await api.call(reinitialiserMotDePasse, { body }));
  } catch (error) {
    const refus = refusOf(error);
    if (refus.code !== 'choix-type') return refus;
    openOverlay('selection-type-compte', body);
    return undefined;
  }
  retenirAdresse({ identifiant, fait: 'mot-de-passe-change' });
  if (overlayStore.get()?.open) closeOverlay({ restoreFocus: false });
  const href = liens.connexion(localeOf(router.latestLocation.pathname));
  // Someone is signed in here; whether it is this person, whose session ended, the server knows.
  if (queryClient.getQueryData(siteQuery.queryKey)?.session.isAuthenticated) location.replace(href);
  else await router.navigate({ href, replace: true });
  return undefined;
}
