import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_SIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { renommerListe } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useTexts } from '../words/use-texts.ts';
import { relireListes } from './listes-achats.queries.ts';

/** Another name, unless someone else just gave it one. */
export default function ModificationListeAchatsDialog({
  data: { liste },
  close,
}: OverlayProps<'modification-liste-achats'>) {
  const t = useTexts('listes-achats');
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [nom, setNom] = useState(liste.libelle);
  const [isVerifie, setIsVerifie] = useState(false);
  const libelle = nom.trim();
  const envoi = useMutation({
    mutationFn: () =>
      api.call(
        renommerListe,
        { params: { id: liste.id }, body: { libelle } },
        { ifMatch: liste.version },
      ),
    onSuccess: close,
    // Refused or not, what is shown is what it is now.
    onSettled: () => relireListes(queryClient),
  });
  const submit = () => {
    setIsVerifie(true);
    if (libelle === liste.libelle) return close();
    if (libelle) envoi.mutate();
  };
  return (
    <FormDialog
      title={t('modification.titre')}
      close={close}
      cancel={t('annuler')}
      submit={t('modification.enregistrer')}
      busy={envoi.isPending}
      onSubmit={submit}
      error={envoi.isError && failureText(envoi.error)}
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
