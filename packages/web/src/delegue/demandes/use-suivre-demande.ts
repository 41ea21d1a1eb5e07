import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { CheckCheck, Undo2 } from 'lucide-react';
import {
  suivreDemande,
  type DemandeSuivie,
} from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { demandesQuery } from './demandes-clients.queries.ts';

/** One press settles a request, or takes that back; the toast offers the way back. */
export function useSuivreDemande() {
  const t = useTexts('delegue');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: ({ numero, fait }: { numero: string; fait: boolean }) =>
      context.api.call(suivreDemande, { params: { numero }, body: { fait } }),
    onSuccess: (_suivie, { numero, fait }) =>
      showToast({
        title: t(fait ? 'demandes.faite' : 'demandes.rouverte', { numero }),
        icon: fait ? CheckCheck : Undo2,
        action: {
          label: t('demandes.annuler'),
          run: () => envoi.mutate({ numero, fait: !fait }),
        },
      }),
    // Refused ones too: another may have settled it.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: [demandesQuery(context, {}).queryKey[0]] }),
  });
  return {
    enCours: envoi.isPending ? envoi.variables.numero : undefined,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
    noter: ({ numero, fait }: DemandeSuivie) => envoi.mutate({ numero, fait: !fait }),
  };
}
