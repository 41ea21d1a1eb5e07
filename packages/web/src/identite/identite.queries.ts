import { lireJournalDuCompte } from '@comptoir/contract/delegue/journal.contract.ts';
import { lireAffaires, listerEquipe } from '@comptoir/contract/identite/equipe.contract.ts';
import { lireJournalEquipe } from '@comptoir/contract/identite/journal-equipe.contract.ts';
import { listerSocietes } from '@comptoir/contract/identite/societes.contract.ts';
import { decodeBase64 } from '@comptoir/contract/http/base64.ts';
import {
  ENTETES_PROFIL,
  lireCoordonnees,
  lireProfil,
  ROLES,
  type Profil,
  type Role,
} from '@comptoir/contract/identite/profil.contract.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Who is signed in, and for which company. */
export const profilQuery = (context: Context) => ({
  ...callQuery(context, lireProfil, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Profil> => {
    let role: Role | undefined;
    const profil = await context.api.call(
      lireProfil,
      {},
      { signal, locale: context.locale, onHeaders: (headers) => (role = roleOf(headers)) },
    );
    // While a page is rendered there is no header: the body says the same.
    return { ...profil, role: role ?? profil.role };
  },
});

/** The role is given by a header, base64 of UTF-8. */
export function roleOf(headers: Headers): Role | undefined {
  const told = headers.get(ENTETES_PROFIL.role);
  const role = told === null ? undefined : decodeBase64(told);
  return ROLES.find((known) => known === role);
}

/** The companies one buys for. */
export const societesQuery = (context: Context) => callQuery(context, listerSocietes, {});

/** The company the person buys for. */
export const coordonneesQuery = (context: Context) => callQuery(context, lireCoordonnees, {});

/** The people of the person's company; administrators may ask. */
export const equipeQuery = (context: Context) => callQuery(context, listerEquipe, {});

/** What a person keeps that another can take over; administrators may ask. */
export const affairesQuery = (context: Context, id: number) => ({
  ...callQuery(context, lireAffaires, { params: { id } }),
  // They go on working: it is counted each time it is looked at.
  gcTime: 0,
});

/** What was changed in the team; administrators may ask. */
export const journalEquipeQuery = (context: Context, page: number) => ({
  ...callQuery(context, lireJournalEquipe, { query: { page } }),
  placeholderData: keepPreviousData,
});

/** What delegates did for the person's company. */
export const journalQuery = (context: Context, page: number) => ({
  ...callQuery(context, lireJournalDuCompte, { query: { page } }),
  placeholderData: keepPreviousData,
});
