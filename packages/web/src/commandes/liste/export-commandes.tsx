import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { exporterCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { Spinner } from '../../ui/notice/spinner.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { sansPage, type RequeteCommandes } from '../filtres-commandes.ts';

/** What the filters leave, as a file. */
export function ExportCommandes({ requete }: { requete: RequeteCommandes }) {
  const t = useTexts('commandes');
  const { api } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      api.call(exporterCommandes, { query: { ...sansPage(requete), format } }),
    onSuccess: downloadAnswer,
  });
  return (
    <>
      <Menu
        label={t('export.titre')}
        triggerClassName={buttonClass()}
        trigger={
          <>
            {envoi.isPending ? <Spinner size={20} /> : <Download size={20} aria-hidden />}
            {t('export.exporter')}
          </>
        }
        items={[
          {
            label: t('export.xlsx'),
            icon: FileSpreadsheet,
            onSelect: () => envoi.mutate('xlsx'),
          },
          { label: t('export.csv'), icon: FileText, onSelect: () => envoi.mutate('csv') },
        ]}
      />
      {envoi.isError && (
        <p role="alert" className="w-full type-meta text-err">
          {failureText(envoi.error)}
        </p>
      )}
    </>
  );
}
