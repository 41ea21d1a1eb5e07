/** What delegates did for a customer: the day, the hour, who, what. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ACTES_PAR_PAGE, type Acte } from '@comptoir/contract/delegue/journal.contract.ts';
import { libelleActe } from '@comptoir/contract/delegue/libelle-acte.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { journalQuery } from './delegue.queries.ts';

export function Journal({ compteId }: { compteId: number }) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const context = useRouteContext({ from: '__root__' });
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    ...journalQuery(context, compteId, page),
    // Written to by every act: the page that was read a moment ago is already old.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (isQueryFailure(error)) {
    return (
      <Alert state="err" live>
        {tErreurs(codeOf(error.response))}
      </Alert>
    );
  }
  if (!data) return <Skeleton className="h-60 w-full" />;
  if (data.total === 0) return <p className="text-text-2">{t('journal.vide')}</p>;
  const pages = Math.ceil(data.total / ACTES_PAR_PAGE);
  return (
    <>
      <p className="mb-3 type-meta text-text-2">{t('journal.texte')}</p>
      <ol className="divide-y divide-line border-y border-line">
        {data.actes.map((acte) => (
          <LigneActe key={acte.id} acte={acte} />
        ))}
      </ol>
      {pages > 1 && (
        <div className="mt-4 flex items-center gap-3">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('journal.plusRecents')}
          </Button>
          <span className="type-meta text-text-2">{t('journal.page', { page, pages })}</span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('journal.plusAnciens')}
          </Button>
        </div>
      )}
    </>
  );
}

function LigneActe({ acte }: { acte: Acte }) {
  const tJournal = useTexts('journal');
  const locale = useLocale();
  const { faitLe, delegue, utilisateur } = acte;
  return (
    <li className="flex gap-4 py-2">
      <time dateTime={faitLe} className="w-21 shrink-0 type-meta text-text-2">
        {formatDate(faitLe)}
        <br />
        {formatHeure(locale, faitLe)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="type-label">{libelleActe(tJournal, acte)}</p>
        <p className="type-meta text-text-2">
          {delegue.nom} · {delegue.code}
          {utilisateur && ` · ${utilisateur}`}
        </p>
      </div>
    </li>
  );
}
