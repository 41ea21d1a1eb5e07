import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import {
  restaurerListe,
  supprimerListe,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { relireListes } from './listes-achats.queries.ts';

/** A list goes with its lines; the toast has the way back. */
export default function SuppressionListeAchatsDialog({
  data: { liste, isPage },
  close,
}: OverlayProps<'suppression-liste-achats'>) {
  const t = useTexts('listes-achats');
  const tErreurs = useTexts('erreurs');
  const { api, queryClient, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { id, libelle, version, nombreArticles } = liste;
  const restaurer = async () => {
    try {
      await api.call(restaurerListe, { params: { id } });
    } catch {
      showToast({
        title: t('suppression.perdue', { liste: libelle }),
        detail: tErreurs('introuvable'),
      });
      return;
    }
    await relireListes(queryClient);
    if (isPage) await router.navigate({ href: liens.listeAchats(locale, id) });
  };
  const envoi = useMutation({
    mutationFn: () => api.call(supprimerListe, { params: { id } }, { ifMatch: version }),
    onSuccess: async () => {
      close();
      if (isPage) await router.navigate({ href: liens.listesAchats(locale), replace: true });
      showToast({
        kind: 'snackbar-info',
        icon: Trash2,
        title: t('suppression.faite', { liste: libelle }),
        action: { label: t('annuler'), run: () => void restaurer() },
      });
    },
    onSettled: () => relireListes(queryClient),
  });
  return (
    <DialogFrame
      title={t('suppression.titre', { liste: libelle })}
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
      <p className="max-w-prose">{t('suppression.texte', { count: nombreArticles })}</p>
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {failureText(envoi.error)}
        </Alert>
      )}
    </DialogFrame>
  );
}
