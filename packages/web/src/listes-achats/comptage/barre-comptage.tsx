/** Under the thumb: how far the count is, the camera, and what ends it. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Check, RotateCcw, ScanBarcode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import {
  enregistrerComptage,
  type lireComptage,
} from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { relireListes } from '../listes-achats.queries.ts';
import { oublierComptes, remettreComptes, useComptes } from './comptes.ts';

interface Props {
  comptage: CallAnswer<typeof lireComptage>;
  isCamera: boolean;
  onCamera: () => void;
  /** What the last code was. */
  children: ReactNode;
}

export function BarreComptage({ comptage, isCamera, onCamera, children }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { id, lignes, version } = comptage;
  const comptes = useComptes(id);
  // A line that someone removed meanwhile is counted no more.
  const comptees = lignes.flatMap((ligne) => {
    const reste = comptes[ligne.ligneId];
    return reste === undefined ? [] : [{ ligne, reste }];
  });
  const manquants = comptees.filter(({ ligne, reste }) => reste < ligne.cible).length;
  const envoi = useMutation({
    mutationFn: () =>
      api.call(
        enregistrerComptage,
        {
          params: { id },
          body: comptees.map(({ ligne, reste }) => ({ ligneId: ligne.ligneId, reste })),
        },
        { ifMatch: version },
      ),
    onSuccess: async () => {
      oublierComptes(id);
      await relireListes(queryClient);
      await router.navigate({ href: liens.listeAchats(locale, id) });
      showToast({ kind: 'snackbar-success', title: t('comptage.enregistre') });
    },
    // Someone else counted or changed the list: it is read again, what one counted stays.
    onError: () => relireListes(queryClient),
  });
  const recommencer = () => {
    oublierComptes(id);
    showToast({
      kind: 'snackbar-info',
      title: t('comptage.recommence'),
      action: { label: t('annuler'), run: () => remettreComptes(id, comptes) },
    });
  };
  return (
    <section
      aria-label={t('comptage.avancement')}
      className="sticky bottom-[calc(var(--bandeau-height,0px)+1rem)] z-2 flex flex-col gap-3 rounded-card border border-line-2 bg-bg px-4 py-3 shadow-float max-sm:bottom-[calc(var(--bandeau-height,0px)+4.5rem)]"
    >
      {children}
      {envoi.isError && (
        <Alert state="err" live>
          {failureText(envoi.error)} {t('comptage.garde')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto basis-full type-label sm:basis-auto">
          {t('comptage.faites', {
            count: lignes.length,
            nombre: formatNombre(locale, comptees.length),
            total: formatNombre(locale, lignes.length),
          })}
          {manquants > 0 && (
            <span className="text-warn">
              {' · '}
              {t('comptage.manquants', {
                count: manquants,
                nombre: formatNombre(locale, manquants),
              })}
            </span>
          )}
        </p>
        {comptees.length > 0 && (
          <IconButton icon={RotateCcw} label={t('comptage.recommencer')} onClick={recommencer} />
        )}
        <Button icon={ScanBarcode} aria-pressed={isCamera} onClick={onCamera}>
          {t(isCamera ? 'comptage.fermerCamera' : 'comptage.scanner')}
        </Button>
        <Button
          kind="primary"
          icon={Check}
          data-enregistrer
          className="max-sm:flex-1"
          busy={envoi.isPending}
          disabled={comptees.length === 0}
          onClick={() => envoi.mutate()}
        >
          {t('comptage.enregistrer')}
        </Button>
      </div>
    </section>
  );
}
