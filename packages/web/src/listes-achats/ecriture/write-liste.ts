/** Changes of a list, one after the other, each on the version that the one before left. */
import type { QueryClient } from '@tanstack/react-query';
import type {
  ListeAchats,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Api, CallOptions } from '../../page/api.ts';
import { listeQuery, relireListes, type ContexteListes } from '../listes-achats.queries.ts';
import type { Montrer } from './montrer.ts';

export interface Ecrivain extends ContexteListes {
  queryClient: QueryClient;
}

interface Ecriture {
  listeId: number;
  /** Before it is written. */
  montrer?: Montrer;
  envoyer: (api: Api, options: CallOptions) => Promise<ListeAchats>;
}

let enCours: Promise<unknown> = Promise.resolve();
let enAttente = 0;

/** Throws what it was refused with, once the list is as it was before. */
export function writeListe(ecrivain: Ecrivain, ecriture: Ecriture): Promise<ListeAchats> {
  const { queryClient } = ecrivain;
  const { queryKey } = listeQuery(ecrivain, ecriture.listeId);
  const { montrer } = ecriture;
  enAttente += 1;
  void queryClient.cancelQueries({ queryKey });
  if (montrer) {
    queryClient.setQueryData<ListeDetaillee>(queryKey, (liste) => liste && montrer(liste));
  }
  const envoi = enCours.then(() => send(ecrivain, ecriture));
  enCours = envoi
    .catch(() => undefined)
    .finally(() => {
      enAttente -= 1;
      // What is still on its way would be taken back by what is read now.
      if (enAttente === 0) void relireListes(queryClient);
    });
  return envoi;
}

/** Another changed the list between two changes of this page: it is read before the next one. */
let isDepassee = false;

async function send(ecrivain: Ecrivain, { listeId, envoyer }: Ecriture): Promise<ListeAchats> {
  const { api, locale, queryClient } = ecrivain;
  const { queryKey } = listeQuery(ecrivain, listeId);
  if (isDepassee) await queryClient.refetchQueries({ queryKey });
  isDepassee = false;
  const ifMatch = queryClient.getQueryData<ListeDetaillee>(queryKey)?.version;
  const reponse = await envoyer(api, { locale, ifMatch });
  const { version } = reponse;
  if (ifMatch !== undefined && numeroOf(version) !== numeroOf(ifMatch) + 1) isDepassee = true;
  else {
    queryClient.setQueryData<ListeDetaillee>(queryKey, (liste) => liste && { ...liste, version });
  }
  return reponse;
}

/** `31-57` is list 31 after 57 changes. */
function numeroOf(version: string): number {
  return Number(version.split('-')[1]);
}
