import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { modifierProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { Lien } from '../../page/lien.tsx';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { profilQuery } from '../identite.queries.ts';
import { refusOf } from '../refus-of.ts';
import { liensConditions } from './pages-conditions.ts';

/** Terms and personal data, once: to accept, or to put off on this device. */
export default function RgpdEtConditionsDialog({ close }: OverlayProps<'rgpd-et-conditions'>) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const envoi = useMutation({
    mutationFn: () => api.call(modifierProfil, { body: { rgpdValide: true } }),
    onSuccess: (profil) => {
      queryClient.setQueryData(profilQuery({ api, locale }).queryKey, profil);
      close();
    },
  });
  return (
    <DialogFrame
      title={t('conditions.titre')}
      description={t('conditions.texte')}
      footer={
        <>
          <Button onClick={close}>{t('conditions.plusTard')}</Button>
          <Button
            kind="primary"
            busy={envoi.isPending}
            onClick={() => envoi.mutate()}
            data-autofocus
          >
            {t('conditions.accepter')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('conditions.garde')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {liensConditions(t, locale).map(({ libelle, href }) => (
          <li key={href}>
            <Lien
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 -outline-offset-2 hover:bg-sunk"
            >
              {libelle}
              <ChevronRight size={20} aria-hidden className="text-text-2" />
            </Lien>
          </li>
        ))}
      </ul>
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
    </DialogFrame>
  );
}
