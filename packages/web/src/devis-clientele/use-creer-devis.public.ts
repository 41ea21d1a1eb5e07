/** Begins a quote for a customer and opens it; from wherever lines can be taken. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { relireDevis } from './devis-clientele.queries.ts';

type Debut = CallInput<typeof creerDevisClientele>['body'];

export function useCreerDevis() {
  const { api, queryClient, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const creation = useMutation({
    mutationFn: (body: Debut) => api.call(creerDevisClientele, { body }, { locale }),
    onSuccess: async ({ id }) => {
      void relireDevis(queryClient);
      await router.navigate({ href: liens.devisClienteleDetail(locale, id) });
    },
  });
  return {
    creer: (debut: Debut) => creation.mutate(debut),
    isPending: creation.isPending,
    erreur: creation.isError ? failureText(creation.error) : undefined,
  };
}
