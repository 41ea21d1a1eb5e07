/** Reads the lines of a list that follow those of its page. */
import type { QueryClient } from '@tanstack/react-query';
import type {
  GroupeListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { lireListe } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { prolongerJusqua } from '../../panier/prolonger.public.ts';
import { joindreGroupes } from '../../panier/suite-lignes.public.ts';
import { listeQuery, type ContexteListes } from '../listes-achats.queries.ts';
import { nombreLues } from './partie-lue.ts';

/** With its first `nombre` lines at least; undefined where it could not be read. */
export function readJusqua(
  context: ContexteListes & { queryClient: QueryClient },
  id: number,
  nombre: number,
): Promise<ListeDetaillee | undefined> {
  const { api, locale, queryClient } = context;
  return prolongerJusqua<ListeDetaillee>(
    {
      queryClient,
      queryKey: listeQuery(context, id).queryKey,
      compter: (liste) => ({ lues: nombreLues(liste), toutes: liste.nombreArticles }),
      read: (query) => api.call(lireListe, { params: { id }, query }, { locale }),
      isMeme: (liste, tranche) => liste.version === tranche.version,
      joindre: (liste, tranche) => ({
        ...tranche,
        groupes: joindreGroupes(liste.groupes, tranche.groupes, {
          cleOf: ({ rang }) => rang,
          prolonger,
        }),
      }),
    },
    nombre,
  );
}

function prolonger(connu: GroupeListe, suite: GroupeListe): GroupeListe {
  if (suite.lignes.length === 0) return connu;
  return { ...connu, lignes: [...connu.lignes, ...suite.lignes] };
}
