import { keepPreviousData } from '@tanstack/react-query';
import {
  controlerFacture,
  lireFacture,
  listerFactures,
} from '@comptoir/contract/factures/factures.contract.ts';
import { listerDossiers } from '@comptoir/contract/factures/dossiers.contract.ts';
import {
  controlerDematerialisation,
  lireDematerialisation,
} from '@comptoir/contract/factures/dematerialisation.contract.ts';
import type { CanalFacture, FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteFactures } from './filtres-factures.ts';

type Contexte = Parameters<typeof callQuery>[0];

/** A payment changes them while one looks at the list. */
const FRAICHEUR_MS = 10_000;

export const facturesQuery = (context: Contexte, query: RequeteFactures) => ({
  ...callQuery(context, listerFactures, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const factureQuery = (context: Contexte, key: string) => ({
  ...callQuery(context, lireFacture, { params: { key } }),
  staleTime: FRAICHEUR_MS,
});

/** What a file is held against never changes. */
export const controlesQuery = (context: Contexte, key: string, format: FormatFacture) => ({
  ...callQuery(context, controlerFacture, { params: { key }, query: { format } }),
  staleTime: Infinity,
});

export const dematerialisationQuery = (context: Contexte) => ({
  ...callQuery(context, lireDematerialisation, {}),
  staleTime: FRAICHEUR_MS,
});

export const besoinsQuery = (
  context: Contexte,
  query: { canal: CanalFacture; adresse: string },
) => ({
  ...callQuery(context, controlerDematerialisation, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

/** How far the files of a month are: read anew each time. */
export const dossiersQuery = (context: Contexte) => ({
  ...callQuery(context, listerDossiers, {}),
  staleTime: 0,
});
