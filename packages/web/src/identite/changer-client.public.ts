/** The session stands for someone else: a delegate's customer, or another company of one person. */
import { choisirUtilisateur } from '@comptoir/contract/delegue/utilisateurs.contract.ts';
import { changerSociete } from '@comptoir/contract/identite/societes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { entreeDuCompte } from '../page/page-ouverte.ts';
import type { Router } from '../app/router.tsx';
import { partir } from './depart.ts';

export { quitter } from './compte-courant.ts';
export { isDepart } from './depart.ts';

/**
 * The page is asked for anew: by construction nothing of the previous customer, neither a price nor
 * a quantity being typed, is left for the next.
 *
 * @param before called once the server agreed, before the page goes.
 * @param vers the page to go to, where it is not the present one.
 */
export async function changerDeClient(
  router: Router,
  utilisateurId: number | null,
  before: () => void,
  vers?: string,
): Promise<void> {
  await partir(router, (api) => api.call(choisirUtilisateur, { body: { utilisateurId } }));
  before();
  const suite = vers ?? suiteOf(router, utilisateurId);
  if (suite === undefined) location.reload();
  else location.assign(suite);
}

/** Another company of the same person. */
export async function changerDeSociete(router: Router, utilisateurId: number): Promise<void> {
  await partir(router, (api) => api.call(changerSociete, { body: { utilisateurId } }));
  const suite = suiteOf(router, utilisateurId);
  if (suite === undefined) location.reload();
  else location.assign(suite);
}

/**
 * Where the page cannot stay: a document of the previous customer is nothing to the next, and who
 * acts for nobody goes on with their tour.
 */
function suiteOf(router: Router, utilisateurId: number | null): string | undefined {
  const locale = localeOf(router.latestLocation.pathname);
  if (utilisateurId === null) return liens.accueil(locale);
  const page = router.state.matches.at(-1)?.staticData.page;
  if (page?.acces !== 'compte') return undefined;
  return page.path.includes('{') ? entreeDuCompte(locale) : undefined;
}
