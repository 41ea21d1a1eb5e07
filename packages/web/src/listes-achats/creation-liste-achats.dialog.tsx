import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import {
  creerListe,
  MAX_SIGNES_LISTE,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
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
  const id = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (libelle) creation.mutate();
  };
  return (
    <DialogFrame
      title={t('creation.titre')}
      {...(lot.length > 0 && { description: t('ajout.articles', { count: lot.length }) })}
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          <Button type="submit" form={id} kind="primary" busy={creation.isPending}>
            {t('creation.creer')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
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
        {creation.isError && (
          <Alert state="err" live className="mt-4">
            {t('echec')}
          </Alert>
        )}
      </form>
    </DialogFrame>
  );
}
