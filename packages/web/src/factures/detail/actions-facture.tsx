/** The invoice as a file: the paper that holds its own data, or the data alone. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, FileCode } from 'lucide-react';
import type { FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';
import { exporterFacture, type Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { NOMS_FORMATS } from '../noms-formats.ts';
import { PayerFactures } from '../payer-factures.tsx';
import { useTexts } from '../../words/use-texts.ts';

export function ActionsFacture({ facture: { key, genre, reste, formats } }: { facture: Facture }) {
  const t = useTexts('factures');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const fichier = useMutation({
    mutationFn: (format: FormatFichier) =>
      api.call(exporterFacture, { params: { key }, query: { format } }, { locale }),
    onSuccess: downloadAnswer,
  });
  const [premier, ...autres] = formats;
  const busy = fichier.isPending ? fichier.variables : undefined;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {premier && (
          <Button
            kind="primary"
            icon={Download}
            busy={busy === premier}
            onClick={() => fichier.mutate(premier)}
          >
            {t(`fichiers.${NOMS_FORMATS[premier]}`)}
          </Button>
        )}
        {genre === 'facture' && Number(reste.montant) > 0 && (
          <PayerFactures cles={[key]} libelle={t('paiement.payerCelle')} />
        )}
        {autres.map((format) => (
          <Button
            key={format}
            icon={FileCode}
            busy={busy === format}
            onClick={() => fichier.mutate(format)}
          >
            {t(`fichiers.${NOMS_FORMATS[format]}`)}
          </Button>
        ))}
      </div>
      {formats.length === 0 && <p className="mt-3 type-meta text-text-2">{t('fichiers.aucun')}</p>}
      {fichier.isError && (
        <ErrorAlert onHide={() => fichier.reset()} className="mt-4">
          {failureText(fichier.error)}
        </ErrorAlert>
      )}
    </>
  );
}
