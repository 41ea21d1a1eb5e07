import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { todayQuery } from '../../http/today-query.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { useTexts } from '../../words/use-texts.ts';
import { metiersQuery } from '../creation/creation.queries.ts';
import {
  coordonneesQuery,
  equipeQuery,
  journalEquipeQuery,
  journalQuery,
  profilQuery,
} from '../identite.queries.ts';
import { SansScript } from '../sans-script.tsx';
import { Equipe } from '../equipe/equipe.tsx';
import { JournalEquipe } from '../equipe/journal-equipe.tsx';
import { FormulairePersonne } from './formulaire-personne.tsx';
import { JournalCompte } from './journal-compte.tsx';
import { Societe } from './societe.tsx';

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

/** The person themselves: they alone read what delegates did, and change who they are. */
const isTitulaire = ({ role }: Profil): boolean => role === 'Utilisateur';

function pageOf(ecrite: unknown): number {
  const page = Number(ecrite);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

export default function CoordonneesPage() {
  const t = useTexts('identite');
  const { path, locale } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(profilQuery({ api, locale }));
  const [, query = ''] = path.split(/\?(.*)/s);
  const search: Record<string, unknown> = parseQuery(query);
  return (
    <CadreCompte titre={t('pages.coordonnees.titre')}>
      <SansScript pour="compte" />
      {profil?.compte && (
        <div className="flex flex-col gap-12">
          <div className="grid gap-x-16 gap-y-12 xl:grid-cols-2">
            <FormulairePersonne profil={profil} isTitulaire={isTitulaire(profil)} />
            <Societe />
          </div>
          {profil.administrateur && (
            <>
              <Equipe profil={profil} compte={profil.compte.libelle} />
              <JournalEquipe page={pageOf(search['equipe'])} />
            </>
          )}
          {isTitulaire(profil) && <JournalCompte page={pageOf(search['page'])} />}
        </div>
      )}
    </CadreCompte>
  );
}
