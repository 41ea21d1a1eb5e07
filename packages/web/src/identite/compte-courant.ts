/** What the pages in this browser know of who is signed in, and forget with them. */
import type { QueryClient } from '@tanstack/react-query';
import { COOKIE_BANDEAU } from '@comptoir/contract/delegue/bandeau.ts';
import { COOKIE_DISCRETION, readDiscretion } from '@comptoir/contract/discretion/discretion.ts';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { lireMagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import { fermerSession } from '@comptoir/contract/session/session.contract.ts';
import { messagesQuery } from '../http/messages-query.ts';
import { compterPanier, noterNombre } from '../panier/nombre-panier.public.ts';
import type { SessionAffichee } from '../app/rendering.ts';
import type { Router } from '../app/router.tsx';
import { siteQuery } from '../page/site.ts';
import { readAdresse, retenirAdresse } from './connexion/adresse-connue.ts';
import { partir } from './depart.ts';
import { profilQuery } from './identite.queries.ts';
import { annoncerChangement } from './traces.ts';

/** Known from elsewhere than a call, or read anew just before. */
const OWN_KEYS = new Set<unknown>([siteQuery.queryKey[0], messagesQuery.queryKey[0]]);

/** The server no longer knows the session, and the pages still show who it was. */
let isPerdue = false;

/** Just signed in: name, store and basket are read, and again what was read as someone else. */
export async function accueillir(router: Router): Promise<void> {
  const { api, queryClient } = router.options.context;
  const locale = localeOf(router.latestLocation.pathname);
  // First of all: from here on, what anyone may read is asked for in their name. Whether they
  // have a basket to count is not known yet.
  montrer(queryClient, { isAuthenticated: true, panier: { nombreArticles: 0 } });
  isPerdue = false;
  annoncerChangement();
  forget(router);
  const [profil, { magasin }] = await Promise.all([
    queryClient.fetchQuery({ ...profilQuery({ api, locale }), staleTime: 0 }),
    api.call(lireMagasinReference, {}),
  ]);
  montrer(queryClient, sessionOf(profil, magasin));
  // A delegate has no basket before they act for someone.
  if (profil?.compte) void compterPanier(api);
  else noterNombre(0);
}

/** The pages on screen ask again for what depends on who looks. */
export async function rafraichir({ options }: Router): Promise<void> {
  const { queryClient } = options.context;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [call] }) => !OWN_KEYS.has(call),
  });
}

/** The session is over, by itself or elsewhere. What is on screen may stay while one is asked. */
export function noterPerte({ options }: Router): void {
  const site = options.context.queryClient.getQueryData(siteQuery.queryKey);
  isPerdue = site?.session.isAuthenticated ?? false;
  if (isPerdue) retenirAdresse({ ...readAdresse(), fait: 'session-expiree' });
}

/** After a loss, whoever did not sign in since is a visitor again. */
export function redevenirVisiteur(router: Router): void {
  if (!isPerdue) return;
  isPerdue = false;
  const { api, queryClient } = router.options.context;
  montrer(queryClient, { isAuthenticated: false });
  queryClient.setQueryData(messagesQuery.queryKey, []);
  forget(router);
  void rafraichir(router);
  void compterPanier(api);
}

/** Signs out. The next page is a new document: nothing of the person is left in memory. */
export async function quitter(router: Router): Promise<void> {
  await partir(router, (api) => api.call(fermerSession, {}));
  // Back may bring this very page to life again, as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(liens.accueil(localeOf(router.latestLocation.pathname)));
}

function montrer(queryClient: QueryClient, session: SessionAffichee): void {
  queryClient.setQueryData(siteQuery.queryKey, (site) => site && { ...site, session });
}

/** Pages left behind read what they kept without asking again: they must find nothing. */
function forget(router: Router): void {
  router.clearCache();
  router.options.context.queryClient.removeQueries({
    predicate: ({ queryKey: [call] }) => !OWN_KEYS.has(call),
    type: 'inactive',
  });
}

/** A company that may not order comes first. */
function consultationOf({ compte, roleCompte }: Profil): Pick<SessionAffichee, 'consultation'> {
  if (compte?.bloque) return { consultation: 'compte' };
  return roleCompte === 'consultation' ? { consultation: 'role' } : {};
}

/** As the server shows them when it renders a page. */
function sessionOf(
  profil: Profil | null,
  magasin: SessionAffichee['magasin'] | null,
): SessionAffichee {
  const { id, prenom, nom, initiales } = profil ?? { id: null };
  const { compte, delegue } = profil ?? {};
  return {
    isAuthenticated: true,
    ...(id !== null && { utilisateur: { id, prenom, nom, initiales } }),
    ...(compte && { compte }),
    ...(profil && consultationOf(profil)),
    ...(profil && { preferences: affichees(profil) }),
    ...(delegue && {
      delegue: { ...delegue, isReplie: document.cookie.includes(`${COOKIE_BANDEAU}=1`) },
    }),
    ...discretionOf(document.cookie),
    ...(magasin && { magasin }),
  };
}

/** Whoever acts for someone looks at their own screen, and fills a basket with that person's chantiers. */
function affichees({ preferences, delegue }: Profil): SessionAffichee['preferences'] {
  const { chantiers, chantierDefaut } = preferences;
  return delegue ? { chantiers, chantierDefaut } : preferences;
}

function discretionOf(cookies: string): Pick<SessionAffichee, 'discretion'> {
  const value = new RegExp(`(?:^|; )${COOKIE_DISCRETION}=(\\w+)`).exec(cookies)?.[1];
  return { discretion: readDiscretion(value) };
}
