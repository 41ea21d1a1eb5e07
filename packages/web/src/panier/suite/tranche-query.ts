import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';

interface Tranchee<T> {
  queryKey: QueryKey;
  /** The lines after so many, for who reads without scripts. */
  depuis: number;
  nombreLues: (piece: T) => number;
  read: (query: { depuis?: number; nombre: number }, signal: AbortSignal) => Promise<T>;
}

/** Its first lines, and as many as were read before: a page that is read again loses none. */
export function trancheQuery<T>({ queryKey, depuis, nombreLues, read }: Tranchee<T>) {
  return queryOptions({
    queryKey: [...queryKey],
    queryFn: ({ signal, client }): Promise<T> => {
      const avant = client.getQueryData<T>(queryKey);
      const nombre = Math.max(LIGNES_PREMIERES, avant ? nombreLues(avant) : 0);
      return read({ ...(depuis > 0 && { depuis }), nombre }, signal);
    },
  });
}
