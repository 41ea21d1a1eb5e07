import { keepPreviousData } from '@tanstack/react-query';
import { listerMetiers } from '@comptoir/contract/identite/creation.contract.ts';
import { chercherMagasins } from '@comptoir/contract/magasins/magasins.contract.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Trades a company may be of. */
export const metiersQuery = (context: Context) => callQuery(context, listerMetiers, {});

/** Stores around a place, the nearest first. */
export const magasinsQuery = (context: Context, recherche: string) => ({
  ...callQuery(context, chercherMagasins, { query: { recherche } }),
  enabled: recherche !== '',
  placeholderData: keepPreviousData,
});
