import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  creerListe,
  MAX_SIGNES_LISTE,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { lotOf } from './lot-of.ts';

export default function CreationListeAchatsDialog({
  data,
  close,
}: OverlayProps<'creation-liste-achats'>) {
  const t = useTexts('listes-achats');
  const { api } = useRouteContext({ from: '__root__' });
  const [nom, setNom] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const lot = lotOf(data.articles ?? []);
  const libelle = nom.trim();
  const creation = useMutation({
    mutationFn: () =>
      api.call(creerListe, { body: { libelle, ...(lot.length > 0 && { articles: lot }) } }),
    onSuccess: () => {
      close();
      showToast({ kind: 'snackbar-success', title: t('creation.faite', { liste: libelle }) });
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
      error={creation.isError && t('echec')}
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
