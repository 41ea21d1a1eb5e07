/** What is looked for, and the customers found. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  epinglerCompte,
  type CompteClient,
  type ListeComptes,
} from '@comptoir/contract/delegue/comptes.contract.ts';
import { usePosition, type Position } from '../../magasins/choisir-magasin.public.ts';
import { useDebounce } from '../../ui/use-debounce.ts';
import { COMPTES_KEY, comptesQuery } from '../delegue.queries.ts';

/** Between two letters of who types fast. */
const TYPING_MS = 90;

export function useRechercheComptes() {
  const context = useRouteContext({ from: '__root__' });
  const [texte, setTexte] = useState('');
  const [demande, setDemande] = useState('');
  const [liste, setListe] = useState<ListeComptes>('tous');
  const [position, setPosition] = useState<Position>();
  const { schedule, flush } = useDebounce(setDemande, TYPING_MS);
  const { etat: localisation, localiser } = usePosition(setPosition);
  const isProches = liste === 'proches';
  const query = useInfiniteQuery({
    ...comptesQuery(context, {
      ...(demande && { recherche: demande }),
      liste,
      ...(isProches && position),
    }),
    enabled: !isProches || position !== undefined,
    placeholderData: keepPreviousData,
  });
  const { marquer, epingler } = useEpingles();
  const pages = query.data?.pages ?? [];
  const last = pages.at(-1);
  return {
    texte,
    demande,
    liste,
    localisation,
    query,
    comptes: isProches && !position ? [] : pages.flatMap(({ comptes }) => comptes.map(marquer)),
    total: last && { count: last.total, plus: last.plus },
    /** What is listed answers what is typed. */
    isSettled: texte.trim() === demande && !query.isPlaceholderData && !query.isPending,
    isWaiting: isProches && !position,
    saisir(saisie: string) {
      setTexte(saisie);
      schedule(saisie.trim());
    },
    flush,
    choisirListe(voulue: ListeComptes) {
      setListe(voulue);
      if (voulue === 'proches' && !position) localiser();
    },
    epingler,
  };
}

export type RechercheComptes = ReturnType<typeof useRechercheComptes>;

/** At once, whatever answers were under way; taken back where the server refuses. */
function useEpingles() {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [choisis, setChoisis] = useState<ReadonlyMap<number, boolean>>(new Map());
  const noter = (id: number, epingle: boolean) =>
    setChoisis((before) => new Map(before).set(id, epingle));
  return {
    marquer: (compte: CompteClient) => ({
      ...compte,
      epingle: choisis.get(compte.id) ?? compte.epingle,
    }),
    epingler({ id, epingle }: CompteClient) {
      noter(id, !epingle);
      api.call(epinglerCompte, { params: { id }, body: { epingle: !epingle } }).then(
        // The list of pinned ones is read again when it is next looked at.
        () => queryClient.removeQueries({ queryKey: [COMPTES_KEY], type: 'inactive' }),
        () => noter(id, epingle),
      );
    },
  };
}
