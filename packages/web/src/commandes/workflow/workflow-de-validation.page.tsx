/** Who may order how much alone, who agrees to the rest, and what waits for who looks. */
import { lireProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import { todayQuery } from '../../http/today-query.ts';
import { isSansClient } from '../../delegue/sans-client.public.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { workflowQuery } from '../commandes.queries.ts';
import { commandesQuery } from '../liste/liste-commandes.queries.ts';
import { A_VALIDER, isAdministrateur } from './a-valider.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  const profil = await queryClient.ensureQueryData(callQuery(context, lireProfil, {}));
  await Promise.all([
    queryClient.fetchQuery(commandesQuery(context, A_VALIDER)),
    queryClient.fetchQuery(todayQuery),
    isAdministrateur(profil) && queryClient.fetchQuery(workflowQuery(context)),
  ]);
}
