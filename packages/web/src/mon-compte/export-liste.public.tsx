import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { downloadAnswer } from '../http/download-answer.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Menu } from '../ui/button/menu.tsx';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useTexts } from '../words/use-texts.ts';

interface Props {
  label: string;
  size?: 'sm' | 'md';
  exporter: (format: 'csv' | 'xlsx') => Promise<Fichier>;
}

/** What a list shows, as a file: what its filters leave, or what is chosen of it. */
export function ExportListe({ label, size = 'md', exporter }: Props) {
  const t = useTexts('mon-compte');
  const failureText = useFailureText();
  const envoi = useMutation({ mutationFn: exporter, onSuccess: downloadAnswer });
  return (
    <>
      <Menu
        label={label}
        triggerClassName={buttonClass({ size })}
        trigger={
          <>
            {envoi.isPending ? <Spinner size={20} /> : <Download size={20} aria-hidden />}
            {t('export.exporter')}
          </>
        }
        items={[
          { label: t('export.xlsx'), icon: FileSpreadsheet, onSelect: () => envoi.mutate('xlsx') },
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
