import { todayQuery } from '../../http/today-query.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { metiersQuery } from '../creation/creation.queries.ts';
import {
  coordonneesQuery,
  equipeQuery,
  journalEquipeQuery,
  journalQuery,
  profilQuery,
} from '../identite.queries.ts';
import { isTitulaire, pageOf } from './qui-et-page.ts';

export async function loader({ api, locale, queryClient, search }: PageContext): Promise<void> {
  const context = { api, locale };
  const profil = await queryClient.ensureQueryData(profilQuery(context));
  // A delegate who acts for nobody has no company to show.
  if (!profil?.compte) return;
  await Promise.all([
    queryClient.ensureQueryData(coordonneesQuery(context)),
    queryClient.ensureQueryData(metiersQuery(context)),
    isTitulaire(profil) &&
      queryClient.ensureQueryData(journalQuery(context, pageOf(search['page']))),
    ...(profil.administrateur
      ? [
          queryClient.ensureQueryData(equipeQuery(context)),
          queryClient.ensureQueryData(journalEquipeQuery(context, pageOf(search['equipe']))),
          queryClient.ensureQueryData(todayQuery),
        ]
      : []),
  ]);
}
