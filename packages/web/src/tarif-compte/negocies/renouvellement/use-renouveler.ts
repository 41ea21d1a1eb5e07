/** Asks to have prices renewed, once however often it is sent; the list then tells when. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { demanderRenouvellement } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { useFailureText } from '../../../http/use-failure-text.ts';
import { newKey } from '../../../panier/panier.public.ts';
import { showToast } from '../../../ui/notice/toast-store.ts';
import { useTexts } from '../../../words/use-texts.ts';
import { negociesQuery } from '../../tarif-compte.queries.ts';

/** Without articles, all that are about to expire. */
export function useRenouveler(onFin?: () => void) {
  const t = useTexts('tarif-compte');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const essai = useRef<{ demande: string; key: string }>(undefined);
  return useMutation({
    mutationFn: (articleIds: number[] | undefined) => {
      const body = articleIds ? { articleIds } : {};
      const demande = JSON.stringify(body);
      if (essai.current?.demande !== demande) essai.current = { demande, key: newKey() };
      const options = { idempotencyKey: essai.current.key };
      return context.api.call(demanderRenouvellement, { body }, options);
    },
    onSuccess: async ({ numero, nombre, deja, delegue }) => {
      essai.current = undefined;
      onFin?.();
      const envoyee = { count: nombre, numero, delegue: delegue ?? '' };
      showToast({
        title: t(
          delegue === null ? 'renouvellement.envoyeeMaison' : 'renouvellement.envoyee',
          envoyee,
        ),
        ...(deja > 0 && { detail: t('renouvellement.deja', { count: deja }) }),
      });
      const [liste] = negociesQuery(context, {}).queryKey;
      await queryClient.invalidateQueries({ queryKey: [liste] });
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
}
