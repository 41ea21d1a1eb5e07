import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Plus } from 'lucide-react';
import {
  ajouterALaListe,
  type LigneGardee,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { ChoixListe, useListesOuvertes } from './choix-liste.tsx';
import { FusionListes } from './fusion/fusion-listes.tsx';
import { relireListes } from './listes-achats.queries.ts';
import { lotOf } from './lot-of.ts';

/** Articles, or all the lines of another list, go to a list one has. */
export default function AjoutListeAchatsDialog({
  data,
  close,
}: OverlayProps<'ajout-liste-achats'>) {
  if ('fusion' in data) return <FusionListes liste={data.fusion} close={close} />;
  return <AjoutArticles articles={data.articles} close={close} />;
}

interface Props {
  articles: LigneGardee[];
  close: () => void;
}

/** Puts articles aside in a list one has, or makes one of them. */
function AjoutArticles({ articles, close }: Props) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const { listes, isError } = useListesOuvertes();
  const router = useRouter();
  const failureText = useFailureText();
  const [choisie, setChoisie] = useState<string>();
  const valeur = choisie ?? (listes?.[0] && String(listes[0].id));
  const lot = lotOf(articles);
  const ajout = useMutation({
    mutationFn: (id: number) => api.call(ajouterALaListe, { params: { id }, body: lot }),
    onSuccess: async ({ id, libelle }) => {
      close();
      const href = liens.listeAchats(locale, id);
      showToast({
        kind: 'snackbar-success',
        title: t('ajout.fait', { count: lot.length, liste: libelle }),
        link: { label: t('ajout.voir'), run: () => void router.navigate({ href }) },
      });
      await relireListes(queryClient);
    },
  });
  const create = () => openOverlay('creation-liste-achats', { articles });
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
      <ChoixListe
        listes={listes}
        isError={isError}
        label={t('ajout.liste')}
        aucune={t('ajout.aucune')}
        value={valeur}
        onChange={setChoisie}
      />
    </DialogFrame>
  );
}
