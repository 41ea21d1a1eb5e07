import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import {
  creerListe,
  type LigneGardee,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { FormulaireListe, type ListeSaisie } from './formulaire-liste.tsx';
import { ScissionListe } from './fusion/scission-liste.tsx';
import { relireListes } from './listes-achats.queries.ts';
import { lotOf } from './lot-of.ts';

export default function CreationListeAchatsDialog({
  data,
  close,
}: OverlayProps<'creation-liste-achats'>) {
  if ('scission' in data) return <ScissionListe scission={data.scission} close={close} />;
  return <Creation articles={data.articles ?? []} close={close} />;
}

function Creation({ articles, close }: { articles: LigneGardee[]; close: () => void }) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const lot = lotOf(articles);
  const creation = useMutation({
    mutationFn: (saisie: ListeSaisie) =>
      api.call(creerListe, { body: { ...saisie, ...(lot.length > 0 && { articles: lot }) } }),
    onSuccess: async ({ id, libelle }) => {
      close();
      const voir = () => router.navigate({ href: liens.listeAchats(locale, id) });
      // Made for itself, it is opened; made of articles, one goes on choosing others.
      if (lot.length === 0) await voir();
      showToast({
        kind: 'snackbar-success',
        title: t('creation.faite', { liste: libelle }),
        ...(lot.length > 0 && { link: { label: t('ajout.voir'), run: () => void voir() } }),
      });
      await relireListes(queryClient);
    },
  });
  return (
    <FormulaireListe
      title={t('creation.titre')}
      {...(lot.length > 0 && { description: t('ajout.articles', { count: lot.length }) })}
      submit={t('creation.creer')}
      avant={{ libelle: '', partage: 'personnelle' }}
      isPartageable
      busy={creation.isPending}
      error={creation.isError && failureText(creation.error)}
      close={close}
      onSubmit={creation.mutate}
    />
  );
}
