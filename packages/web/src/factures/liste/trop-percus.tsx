/** What the company has to its credit: deducted from the invoices it chooses, or asked back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import {
  imputerTropPercus,
  reclamerTropPercu,
  type TropPercu,
} from '@comptoir/contract/factures/trop-percus.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { callQuery } from '../../http/query-client.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';

export function TropPercus({ tropPercus }: { tropPercus: readonly TropPercu[] }) {
  return tropPercus.map((each) => <UnTropPercu key={each.key} tropPercu={each} />);
}

/** A delegate asks nothing back for a customer. */
function UnTropPercu({ tropPercu }: { tropPercu: TropPercu }) {
  const t = useTexts('factures');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const relire = useRelire();
  const { locale, session } = usePage();
  const { key, numero, recuLe, reste, reclame } = tropPercu;
  const demande = useMutation({
    mutationFn: () => context.api.call(reclamerTropPercu, { params: { key } }),
    onSuccess: relire,
    onError: (error) => showToast({ title: failureText(error) }),
  });
  return (
    <Alert
      state="info"
      className="mb-5"
      title={t('tropPercu.titre', { montant: formatArgent(locale, reste) })}
      action={
        !reclame &&
        !session.delegue && (
          <Button size="sm" busy={demande.isPending} onClick={() => demande.mutate()}>
            {t('tropPercu.rembourser')}
          </Button>
        )
      }
    >
      {t(reclame ? 'tropPercu.reclame' : 'tropPercu.texte', { numero, date: formatDate(recuLe) })}
    </Alert>
  );
}

export function ImputerTropPercus({ cles }: { cles: readonly string[] }) {
  const t = useTexts('factures');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const relire = useRelire();
  const { locale, session } = usePage();
  const imputation = useMutation({
    mutationFn: () => context.api.call(imputerTropPercus, { body: { cles: [...cles] } }),
    onSuccess: ({ montant }) => {
      showToast({ title: t('tropPercu.deduit', { montant: formatArgent(locale, montant) }) });
      return relire();
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  if (session.delegue || cles.length === 0) return null;
  return (
    <Button size="sm" busy={imputation.isPending} onClick={() => imputation.mutate()}>
      {t('tropPercu.deduire')}
    </Button>
  );
}

function useRelire() {
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [appel] = callQuery(context, listerFactures, { query: {} }).queryKey;
  return () => queryClient.invalidateQueries({ queryKey: [appel] });
}
