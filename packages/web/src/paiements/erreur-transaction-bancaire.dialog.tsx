import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';
import { useReessayer } from '../piece-ouverte/reessayer.public.ts';
import { paiementQuery } from './paiements.queries.ts';

/** Why nothing was paid, over the confirmation: what was to be ordered is still there. */
export default function ErreurTransactionBancaireDialog({
  data,
  close,
}: OverlayProps<'erreur-transaction-bancaire'>) {
  const t = useTexts('paiements');
  const context = useRouteContext({ from: '__root__' });
  const { data: paiement, isError } = useQuery(paiementQuery(context, data.paiementId));
  const { isBusy, reessayer } = useReessayer(close);
  const ailleurs = () => {
    close();
    // The choice of how to pay, on the page beneath.
    document.querySelector<HTMLElement>('[name=modePaiement]')?.focus();
  };
  return (
    <DialogFrame
      title={paiement ? t(`erreur.titre.${titreOf(paiement)}`) : t('erreur.titre.refuse')}
      footer={
        <>
          <Button onClick={ailleurs}>{t('erreur.autrement')}</Button>
          <Button kind="primary" busy={isBusy} onClick={reessayer}>
            {t('erreur.reessayer')}
          </Button>
        </>
      }
    >
      {isError && <Alert state="err">{t('erreur.illisible')}</Alert>}
      {!paiement && !isError && <Skeleton className="h-24 w-full" />}
      {paiement && <Raison paiement={paiement} />}
    </DialogFrame>
  );
}

function Raison({ paiement }: { paiement: Paiement }) {
  const t = useTexts('paiements');
  const { locale } = useRouteContext({ from: '__root__' });
  const montant = formatArgent(locale, paiement.montant);
  return (
    <>
      {paiement.etat === 'refuse' && <p>{t(`motifs.${paiement.motif ?? 'autre'}`)}</p>}
      {paiement.etat === 'expire' && <p>{t('erreur.expire')}</p>}
      <p className="mt-3 first:mt-0">{t('erreur.intact', { montant })}</p>
    </>
  );
}

function titreOf({ etat }: Paiement): 'refuse' | 'abandonne' | 'expire' {
  return etat === 'abandonne' || etat === 'expire' ? etat : 'refuse';
}
