/** What delegates did for the company, as the customer reads it and takes it away. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import {
  ACTES_PAR_PAGE,
  exporterJournalDuCompte,
  type Acte,
} from '@comptoir/contract/delegue/journal.contract.ts';
import { libelleActe } from '@comptoir/contract/delegue/libelle-acte.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { journalQuery } from '../identite.queries.ts';
import { refusOf } from '../refus-of.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';

export function JournalCompte({ page }: { page: number }) {
  const t = useTexts('identite');
  const tJournal = useTexts('journal');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(journalQuery({ api, locale }, page));
  const titre = t('journal.titre');
  if (!data) return null;
  return (
    <SectionCompte
      titre={titre}
      texte={data.total > 0 ? t('journal.texte') : t('journal.vide')}
      fin={data.total > 0 && <Export />}
    >
      {data.total > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          <Table
            caption={titre}
            columns={colonnes(locale, tJournal, t('journal.entreprise'))}
            rows={data.actes}
            rowKey={({ id }) => String(id)}
          />
          <Pagination
            page={data.page}
            pageSize={ACTES_PAR_PAGE}
            total={data.total}
            hrefOf={(autre) =>
              liens.coordonnees(locale, { query: { page: autre > 1 ? autre : undefined } })
            }
          />
        </div>
      )}
    </SectionCompte>
  );
}

function colonnes(
  locale: Locale,
  tJournal: TranslateOf<'journal'>,
  entreprise: string,
): Column<Acte>[] {
  return [
    {
      id: 'acte',
      header: tJournal('colonnes.acte'),
      card: 'title',
      renderCell: (acte) => libelleActe(tJournal, acte),
    },
    {
      id: 'date',
      header: tJournal('colonnes.date'),
      size: 'creationDate',
      renderCell: ({ faitLe }) => (
        <time dateTime={faitLe}>{`${formatDate(faitLe)} ${formatHeure(locale, faitLe)}`}</time>
      ),
    },
    {
      id: 'delegue',
      header: tJournal('colonnes.delegue'),
      renderCell: ({ delegue }) => `${delegue.nom} · ${delegue.code}`,
    },
    {
      id: 'personne',
      header: tJournal('colonnes.personne'),
      renderCell: ({ utilisateur }) => utilisateur ?? entreprise,
    },
  ];
}

function Export() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const envoi = useMutation({
    mutationFn: () => api.call(exporterJournalDuCompte, {}),
    onSuccess: downloadAnswer,
  });
  return (
    <>
      <Button icon={Download} busy={envoi.isPending} onClick={() => envoi.mutate()}>
        {t('journal.exporter')}
      </Button>
      {envoi.isError && (
        <ErrorAlert onHide={() => envoi.reset()} className="w-full">
          {tErreurs(refusOf(envoi.error).code)}
        </ErrorAlert>
      )}
    </>
  );
}
