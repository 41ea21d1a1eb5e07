/** Puts an order, or lines of it, into the basket again. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { recommander } from '@comptoir/contract/commandes/commandes.contract.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { newKey, rafraichirPanier } from '../../panier/panier.public.ts';

export type Recommande = ReturnType<typeof useRecommander>;

interface Options {
  /** For a page that reports it elsewhere than beside the order. */
  onReponse?: (reponse: CallAnswer<typeof recommander>) => void;
}

export function useRecommander({ key }: Pick<Commande, 'key'>, { onReponse }: Options = {}) {
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const essai = useRef<{ lignes: string; key: string }>(undefined);
  const envoi = useMutation({
    mutationFn: (lignes: readonly number[] | 'toutes') => {
      // Tried again where no answer came, it counts once.
      if (essai.current?.lignes !== String(lignes)) {
        essai.current = { lignes: String(lignes), key: newKey() };
      }
      return context.api.call(
        recommander,
        { params: { key }, body: lignes === 'toutes' ? {} : { lignes: [...lignes] } },
        { idempotencyKey: essai.current.key, locale: context.locale },
      );
    },
    onSuccess: async (reponse) => {
      const { nombreArticles } = reponse;
      essai.current = undefined;
      onReponse?.(reponse);
      await rafraichirPanier(context, { nombre: nombreArticles });
    },
    onError: (error) => {
      if (!isQueryFailure(error) || !error.response.data.reseau) essai.current = undefined;
    },
  });
  return {
    recommander: (lignes: readonly number[] | 'toutes') => envoi.mutate(lignes),
    reponse: envoi.data,
    isPending: envoi.isPending,
    /** The lines sent last. */
    lignes: envoi.variables,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
  };
}
