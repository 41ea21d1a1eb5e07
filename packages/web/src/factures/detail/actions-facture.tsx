/** The invoice as a file: the paper that holds its own data, or the data alone. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, FileCode } from 'lucide-react';
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { exporterFacture, type Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { PayerFactures } from '../payer-factures.tsx';
import { useTexts } from '../../words/use-texts.ts';

export function ActionsFacture({ facture: { key, genre, reste } }: { facture: Facture }) {
  const t = useTexts('factures');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const fichier = useMutation({
    mutationFn: (format: FormatFacture) =>
      api.call(exporterFacture, { params: { key }, query: { format } }, { locale }),
    onSuccess: downloadAnswer,
  });
  const busy = fichier.isPending ? fichier.variables : undefined;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        <Button
          kind="primary"
          icon={Download}
          busy={busy === 'factur-x'}
          onClick={() => fichier.mutate('factur-x')}
        >
          {t('fichiers.pdf')}
        </Button>
        {genre === 'facture' && Number(reste.montant) > 0 && (
          <PayerFactures cles={[key]} libelle={t('paiement.payerCelle')} />
        )}
        <Button icon={FileCode} busy={busy === 'ubl'} onClick={() => fichier.mutate('ubl')}>
          {t('fichiers.ubl')}
        </Button>
        <Button icon={FileCode} busy={busy === 'cii'} onClick={() => fichier.mutate('cii')}>
          {t('fichiers.cii')}
        </Button>
      </div>
      {fichier.isError && (
        <ErrorAlert onHide={() => fichier.reset()} className="mt-4">
          {failureText(fichier.error)}
        </ErrorAlert>
      )}
    </>
  );
}
