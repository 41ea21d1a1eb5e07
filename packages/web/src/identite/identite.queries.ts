import { lireJournalDuCompte } from '@comptoir/contract/delegue/journal.contract.ts';
import { listerEquipe } from '@comptoir/contract/identite/equipe.contract.ts';
import { listerSocietes } from '@comptoir/contract/identite/societes.contract.ts';
import { lireCoordonnees, lireProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Who is signed in, and for which company. */
export const profilQuery = (context: Context) => callQuery(context, lireProfil, {});

/** The companies one buys for. */
export const societesQuery = (context: Context) => callQuery(context, listerSocietes, {});

/** The company he buys for. */
export const coordonneesQuery = (context: Context) => callQuery(context, lireCoordonnees, {});

/** The people of his company; administrators may ask. */
export const equipeQuery = (context: Context) => callQuery(context, listerEquipe, {});

/** What delegates did for his company. */
export const journalQuery = (context: Context, page: number) => ({
  ...callQuery(context, lireJournalDuCompte, { query: { page } }),
  placeholderData: keepPreviousData,
});
