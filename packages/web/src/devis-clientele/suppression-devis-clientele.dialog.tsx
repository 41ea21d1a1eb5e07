import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import {
  restaurerDevisClientele,
  supprimerDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Button } from '../ui/button/button.tsx';
import { Alert } from '../ui/notice/alert.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { useTexts } from '../words/use-texts.ts';
import { relireDevis } from './devis-clientele.queries.ts';

/** Its link closes with it; the toast has the way back. */
export default function SuppressionDevisClienteleDialog({
  data: { devis, isPage },
  close,
}: OverlayProps<'suppression-devis-clientele'>) {
  const t = useTexts('devis-clientele');
  const { api, queryClient, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { id, numero, titre, etat } = devis;
  const nom = numero || titre || t('sansTitre');
  const restaurer = async () => {
    try {
      await api.call(restaurerDevisClientele, { params: { id } });
    } catch (error) {
      showToast({ title: t('suppression.perdu', { nom }), detail: failureText(error) });
      return;
    }
    await relireDevis(queryClient);
    if (isPage) await router.navigate({ href: liens.devisClienteleDetail(locale, id) });
  };
  const envoi = useMutation({
    mutationFn: () => api.call(supprimerDevisClientele, { params: { id } }),
    onSuccess: async () => {
      close();
      if (isPage) await router.navigate({ href: liens.devisClientele(locale), replace: true });
      showToast({
        kind: 'snackbar-info',
        icon: Trash2,
        title: t('suppression.fait', { nom }),
        action: { label: t('annuler'), run: () => void restaurer() },
      });
    },
    onSettled: () => relireDevis(queryClient),
  });
  const isSuivi = etat === 'envoye' || etat === 'vu';
  return (
    <DialogFrame
      title={t('suppression.titre', { nom })}
      footer={
        <>
          <Button onClick={close} data-autofocus>
            {t('suppression.garder')}
          </Button>
          <Button kind="primary" busy={envoi.isPending} onClick={() => envoi.mutate()}>
            {t('menu.supprimer')}
          </Button>
        </>
      }
    >
      <p className="max-w-prose">{t(isSuivi ? 'suppression.lien' : 'suppression.texte')}</p>
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {failureText(envoi.error)}
        </Alert>
      )}
    </DialogFrame>
  );
}
