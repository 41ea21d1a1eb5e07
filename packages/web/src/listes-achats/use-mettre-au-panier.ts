/** A list, or some of its lines, into the basket; why it did not go. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { newKey } from '../panier/panier.public.ts';
import { mettreAuPanier, type MiseAuPanier } from './mettre-au-panier.ts';

export function useMettreAuPanier(liste: Pick<ListeAchats, 'id' | 'libelle'>) {
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const essai = useRef<{ quoi: string; cle: string }>(undefined);
  const envoi = useMutation({
    // Tried again where no answer came, it counts once.
    mutationFn: (mise: MiseAuPanier) => {
      const quoi = JSON.stringify(mise);
      if (essai.current?.quoi !== quoi) essai.current = { quoi, cle: newKey() };
      return mettreAuPanier(context, liste, mise, essai.current.cle);
    },
    onSuccess: () => {
      essai.current = undefined;
    },
    onError: (error) => {
      if (!isQueryFailure(error) || !error.response.data.reseau) essai.current = undefined;
    },
  });
  return {
    mettre: envoi.mutate,
    isPending: envoi.isPending,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
  };
}
