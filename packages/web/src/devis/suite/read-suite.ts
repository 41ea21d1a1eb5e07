/** Reads the lines of a quote that follow those of its page. */
import type { QueryClient } from '@tanstack/react-query';
import { lireDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { prolongerJusqua } from '../../panier/prolonger.public.ts';
import { trancheDevisQuery } from '../devis.queries.ts';
import type { ContexteDevis } from '../liste/liste-devis.queries.ts';
import { isMeme, joindreDevis } from './joindre-devis.ts';
import { nombreLues } from './partie-lue.ts';

/** With its first `nombre` lines at least; undefined where it could not be read. */
export function readJusqua(
  context: ContexteDevis & { queryClient: QueryClient },
  key: string,
  nombre: number,
): Promise<Devis | undefined> {
  const { api, locale, queryClient } = context;
  return prolongerJusqua<Devis>(
    {
      queryClient,
      queryKey: trancheDevisQuery(context, key).queryKey,
      compter: (devis) => ({ lues: nombreLues(devis), toutes: devis.nombreLignes }),
      read: (query) => api.call(lireDevis, { params: { key }, query }, { locale }),
      isMeme,
      joindre: joindreDevis,
    },
    nombre,
  );
}
