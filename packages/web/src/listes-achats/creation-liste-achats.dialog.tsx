import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { MAX_SIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { creerListe } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { relireListes } from './listes-achats.queries.ts';
import { lotOf } from './lot-of.ts';

export default function CreationListeAchatsDialog({
  data,
  close,
}: OverlayProps<'creation-liste-achats'>) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const [nom, setNom] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const lot = lotOf(data.articles ?? []);
  const libelle = nom.trim();
  const creation = useMutation({
    mutationFn: () =>
      api.call(creerListe, { body: { libelle, ...(lot.length > 0 && { articles: lot }) } }),
    onSuccess: async ({ id }) => {
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
  const submit = () => {
    setIsVerifie(true);
    if (libelle) creation.mutate();
  };
  return (
    <FormDialog
      title={t('creation.titre')}
      {...(lot.length > 0 && { description: t('ajout.articles', { count: lot.length }) })}
      close={close}
      cancel={t('annuler')}
      submit={t('creation.creer')}
      busy={creation.isPending}
      onSubmit={submit}
      error={creation.isError && failureText(creation.error)}
    >
      <TextInput
        label={t('creation.nom')}
        required
        data-autofocus
        value={nom}
        maxLength={MAX_SIGNES_LISTE}
        autoComplete="off"
        {...(isVerifie && !libelle && { error: t('creation.manque') })}
        onChange={(event) => setNom(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
