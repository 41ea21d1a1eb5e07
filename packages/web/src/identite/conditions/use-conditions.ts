/** Who has not accepted the terms is asked to, on whatever page they are. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { usePage } from '../../page/page-context.ts';
import { profilQuery } from '../identite.queries.ts';

export function useConditions(profil: Profil | null | undefined): void {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { route, params } = usePage();
  const nom = route?.nom;
  const { id = '' } = params;
  useEffect(() => {
    if (!profil || profil.rgpdValide || profil.role !== 'Utilisateur') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const propose = async () => {
      const { proposerConditions } = await import('./proposer-conditions.ts');
      if (isGone) return;
      const { queryKey } = profilQuery({ api, locale });
      const read = () => queryClient.getQueryData(queryKey);
      stop = proposerConditions(profil, { nom, params: { id } }, read);
    };
    // Without a network the person is asked on the next page.
    propose().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [profil, nom, id, api, locale, queryClient]);
}
