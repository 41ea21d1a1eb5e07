import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { exporterDepenses } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteTableau } from '../tableau-de-bord.queries.ts';

/** What the chart shows, with every name, as CSV. */
export function ExportDepenses({ requete }: { requete: RequeteTableau }) {
  const t = useTexts('tableau-de-bord');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: () => api.call(exporterDepenses, { query: requete }, { locale }),
    onSuccess: downloadAnswer,
  });
  return (
    <>
      <Button size="sm" icon={Download} busy={envoi.isPending} onClick={() => envoi.mutate()}>
        {t('depenses.exporter')}
      </Button>
      {envoi.isError && (
        <p role="alert" className="w-full type-meta text-err">
          {failureText(envoi.error)}
        </p>
      )}
    </>
  );
}
