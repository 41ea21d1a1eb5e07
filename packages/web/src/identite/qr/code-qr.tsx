/** A code of two minutes: shown, counted down, and reported when a phone used it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { RefreshCw, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { creerQr, lireQr } from '@comptoir/contract/identite/qr.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusOf } from '../refus-of.ts';
import { useCompteARebours } from '../use-compte-a-rebours.ts';

const dessin = latePart({ load: () => import('./dessin-qr.tsx') });

const POLL_MS = 2000;

/** Stands for a code still to come, in a call that is not made. */
const AUCUN = 'A'.repeat(43);

export function CodeQr() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const creation = useMutation({ mutationFn: () => api.call(creerQr, {}) });
  const { mutate } = creation;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  const qr = creation.data;
  const fin = qr && Date.parse(qr.expireLe);
  const reste = useCompteARebours(fin);
  const isVivant = reste > 0;
  const { data: suivi } = useQuery({
    ...callQuery({ api, locale }, lireQr, { params: { code: qr?.code ?? AUCUN } }),
    enabled: isVivant,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.etat === 'utilise' ? false : POLL_MS),
  });
  const isUtilise = suivi?.etat === 'utilise';

  return (
    <>
      <div className="relative flex size-70 items-center justify-center rounded-control border border-line-2">
        {creation.isPending && <Skeleton className="size-full" />}
        {qr && isVivant && !isUtilise && (
          <dessin.Part
            texte={qr.url}
            label={t('qr.image')}
            fallback={<Skeleton className="size-full" />}
          />
        )}
        {isUtilise && <Smartphone size={64} aria-hidden className="text-ok" />}
        {qr && !isVivant && !isUtilise && (
          <RefreshCw size={48} aria-hidden className="text-text-2" />
        )}
      </div>
      <div className="mt-3 min-h-26">
        {creation.isError && (
          <Alert state="err" live>
            {tErreurs(refusOf(creation.error).code)}
          </Alert>
        )}
        {isUtilise && (
          <Alert state="ok" live title={t('qr.utilise')}>
            {t('qr.utiliseDetail')}
          </Alert>
        )}
        {qr && !isUtilise && (
          <p className="text-text-2">
            {isVivant
              ? t('qr.reste', { minutes: Math.floor(reste / 60), secondes: reste % 60 })
              : t('qr.perime')}
          </p>
        )}
        <Button
          icon={RefreshCw}
          block
          busy={creation.isPending}
          onClick={() => mutate()}
          className="mt-3"
        >
          {t('qr.nouveau')}
        </Button>
      </div>
    </>
  );
}
