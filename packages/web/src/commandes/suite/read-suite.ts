/** Reads the lines of an order that follow those of its page. */
import type { QueryClient } from '@tanstack/react-query';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { lireCommande } from '@comptoir/contract/commandes/commandes.contract.ts';
import { prolongerJusqua } from '../../panier/prolonger.public.ts';
import { commandeQuery } from '../commandes.queries.ts';
import type { ContexteCommandes } from '../liste/liste-commandes.queries.ts';
import { isMeme, joindreCommande } from './joindre-commande.ts';
import { nombreLues } from './partie-lue.ts';

/** With its first `nombre` lines at least; undefined where it could not be read. */
export function readJusqua(
  context: ContexteCommandes & { queryClient: QueryClient },
  key: string,
  nombre: number,
): Promise<Commande | undefined> {
  const { api, locale, queryClient } = context;
  return prolongerJusqua<Commande>(
    {
      queryClient,
      queryKey: commandeQuery(context, key).queryKey,
      compter: (commande) => ({ lues: nombreLues(commande), toutes: commande.nombreLignes }),
      read: (query) => api.call(lireCommande, { params: { key }, query }, { locale }),
      isMeme,
      joindre: joindreCommande,
    },
    nombre,
  );
}
