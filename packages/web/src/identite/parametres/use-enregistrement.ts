import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { modifierProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { siteQuery } from '../../page/site.ts';
import { profilQuery } from '../identite.queries.ts';

/** Pages follow at once. */
export function useEnregistrement() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof modifierProfil>['body']) =>
      api.call(modifierProfil, { body }),
    onSuccess: (profil) => {
      queryClient.setQueryData(profilQuery({ api, locale }).queryKey, profil);
      const { preferences } = profil;
      queryClient.setQueryData(
        siteQuery.queryKey,
        (site) => site && { ...site, session: { ...site.session, preferences } },
      );
    },
  });
}
