/** What administrators changed in the team, the latest first. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  CHANGEMENTS_PAR_PAGE,
  type ChangementEquipe,
} from '@comptoir/contract/identite/journal-equipe.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { coordonneesQuery, journalEquipeQuery } from '../identite.queries.ts';
import { direChangement } from './dire-changement.ts';

export function JournalEquipe({ page }: { page: number }) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(journalEquipeQuery({ api, locale }, page));
  const { data: societe } = useQuery(coordonneesQuery({ api, locale }));
  const titre = t('equipe.journal.titre');
  if (!data) return null;
  const columns: Column<ChangementEquipe>[] = [
    {
      id: 'quoi',
      header: t('equipe.journal.quoi'),
      card: 'title',
      renderCell: (changement) => direChangement(t, locale, changement, societe?.devise ?? ''),
    },
    {
      id: 'date',
      header: t('equipe.journal.quand'),
      size: 'creationDate',
      renderCell: ({ faitLe }) => (
        <time dateTime={faitLe}>{`${formatDate(faitLe)} ${formatHeure(locale, faitLe)}`}</time>
      ),
    },
    {
      id: 'qui',
      header: t('equipe.journal.qui'),
      renderCell: ({ auteur }) => auteur ?? t('equipe.journal.parti'),
    },
  ];
  return (
    <SectionCompte titre={titre} {...(data.total === 0 && { texte: t('equipe.journal.vide') })}>
      {data.total > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          <Table
            caption={titre}
            columns={columns}
            rows={data.changements}
            rowKey={({ id }) => String(id)}
          />
          <Pagination
            page={data.page}
            pageSize={CHANGEMENTS_PAR_PAGE}
            total={data.total}
            hrefOf={(autre) =>
              liens.coordonnees(locale, { query: { equipe: autre > 1 ? autre : undefined } })
            }
          />
        </div>
      )}
    </SectionCompte>
  );
}
