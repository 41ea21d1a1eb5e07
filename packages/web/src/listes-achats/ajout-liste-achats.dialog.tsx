import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Plus } from 'lucide-react';
import {
  ajouterALaListe,
  listerListes,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { callQuery } from '../http/query-client.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { relireListes } from './listes-achats.queries.ts';
import { lotOf } from './lot-of.ts';

/** Puts articles aside in a list one has, or makes one of them. */
export default function AjoutListeAchatsDialog({
  data,
  close,
}: OverlayProps<'ajout-liste-achats'>) {
  const t = useTexts('listes-achats');
  const context = useRouteContext({ from: '__root__' });
  const { data: lues, isError } = useQuery({
    ...callQuery(context, listerListes, { query: {} }),
    staleTime: 0,
  });
  const listes = lues?.filter(({ droit }) => droit !== 'lecture');
  const router = useRouter();
  const failureText = useFailureText();
  const [choisie, setChoisie] = useState<string>();
  const valeur = choisie ?? (listes?.[0] && String(listes[0].id));
  const lot = lotOf(data.articles);
  const ajout = useMutation({
    mutationFn: (id: number) => context.api.call(ajouterALaListe, { params: { id }, body: lot }),
    onSuccess: async ({ id, libelle }) => {
      close();
      const href = liens.listeAchats(context.locale, id);
      showToast({
        kind: 'snackbar-success',
        title: t('ajout.fait', { count: lot.length, liste: libelle }),
        link: { label: t('ajout.voir'), run: () => void router.navigate({ href }) },
      });
      await relireListes(context.queryClient);
    },
  });
  const create = () => openOverlay('creation-liste-achats', { articles: data.articles });
  return (
    <DialogFrame
      title={t('ajout.titre')}
      description={t('ajout.articles', { count: lot.length })}
      footer={
        <>
          <Button icon={Plus} onClick={create}>
            {t('ajout.nouvelle')}
          </Button>
          {listes && listes.length > 0 && (
            <Button
              kind="primary"
              busy={ajout.isPending}
              onClick={() => ajout.mutate(Number(valeur))}
            >
              {t('ajout.ajouter')}
            </Button>
          )}
        </>
      }
    >
      {(isError || ajout.isError) && (
        <Alert state="err" live className="mb-4">
          {ajout.isError ? failureText(ajout.error) : t('echec')}
        </Alert>
      )}
      {!listes && !isError && <Skeleton className="h-32 w-full" />}
      {listes?.length === 0 && <p className="text-text-2">{t('ajout.aucune')}</p>}
      {listes && listes.length > 0 && (
        <RadioGroup
          label={t('ajout.liste')}
          look="rows"
          {...(valeur !== undefined && { value: valeur })}
          options={listes.map(({ id, libelle, nombreArticles }) => ({
            value: String(id),
            label: libelle,
            end: t('ajout.articles', { count: nombreArticles }),
          }))}
          onChange={setChoisie}
        />
      )}
    </DialogFrame>
  );
}
