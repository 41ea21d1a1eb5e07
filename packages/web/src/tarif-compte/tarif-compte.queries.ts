import { keepPreviousData } from '@tanstack/react-query';
import {
  expliquerPrix,
  listerConditions,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import {
  lireHistoriquePrix,
  listerPrixNegocies,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { callQuery } from '../http/query-client.ts';
import type { Question, RequeteConditions } from './conditions/adresse-conditions.ts';
import type { RequeteNegocies } from './negocies/adresse-negocies.ts';

type Contexte = Parameters<typeof callQuery>[0];

export const conditionsQuery = (context: Contexte, query: RequeteConditions) => ({
  ...callQuery(context, listerConditions, { query }),
  placeholderData: keepPreviousData,
});

export const explicationQuery = (context: Contexte, query: Question) =>
  callQuery(context, expliquerPrix, { query });

export const historiqueQuery = (context: Contexte, articleId: number) =>
  callQuery(context, lireHistoriquePrix, { params: { articleId } });

export const negociesQuery = (context: Contexte, query: RequeteNegocies) => ({
  ...callQuery(context, listerPrixNegocies, { query }),
  placeholderData: keepPreviousData,
});
