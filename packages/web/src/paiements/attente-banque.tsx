import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { abandonnerPaiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Button } from '../ui/button/button.tsx';
import { useTexts } from '../words/use-texts.ts';
import { EtatPaiement } from './etat-paiement.tsx';
import { paiementQuery } from './paiements.queries.ts';
import { usePaiementSuivi } from './use-paiement-suivi.ts';

interface AttenteBanqueProps {
  paiementKey: string;
  /** The buyer came back by the bank's own way out. */
  isAbandon: boolean;
}

/** Back from the bank: what it decided is on its way, or already here. */
export function AttenteBanque({ paiementKey, isAbandon }: AttenteBanqueProps) {
  const t = useTexts('paiements');
  const { paiement, isLong, isCoupe } = usePaiementSuivi(paiementKey);
  const abandon = useAbandon(paiementKey);
  const { mutate } = abandon;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAbandon || isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [isAbandon, mutate]);
  return (
    <EtatPaiement
      titre={isAbandon ? t('attente.abandon') : t('attente.titre')}
      montant={paiement?.montant}
      actions={
        isLong && (
          <>
            {paiement?.adresse && (
              <a href={paiement.adresse} className={buttonClass()}>
                {t('attente.reprendre')}
              </a>
            )}
            <Button kind="quiet" busy={abandon.isPending} onClick={() => mutate()}>
              {t('attente.abandonner')}
            </Button>
          </>
        )
      }
    >
      {!isAbandon && <p>{isLong ? t('attente.longue') : t('attente.detail')}</p>}
      {isCoupe && (
        <Alert state="warn" className="mt-4">
          {t('attente.coupe')}
        </Alert>
      )}
      {abandon.isError && (
        <Alert state="err" className="mt-4">
          {t('attente.abandonEchoue')}
        </Alert>
      )}
    </EtatPaiement>
  );
}

/** What the bank had taken by then stays taken: the answer says so, and the page follows it. */
function useAbandon(key: string) {
  const context = useRouteContext({ from: '__root__' });
  return useMutation({
    mutationFn: () => context.api.call(abandonnerPaiement, { params: { key } }),
    onSuccess: (paiement) =>
      context.queryClient.setQueryData(paiementQuery(context, key).queryKey, paiement),
  });
}
