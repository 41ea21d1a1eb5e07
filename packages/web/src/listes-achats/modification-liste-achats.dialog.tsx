import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { modifierListe } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { useTexts } from '../words/use-texts.ts';
import { FormulaireListe, type ListeSaisie } from './formulaire-liste.tsx';
import { relireListes } from './listes-achats.queries.ts';

/** Another name, other readers, unless someone else just changed them. */
export default function ModificationListeAchatsDialog({
  data: { liste },
  close,
}: OverlayProps<'modification-liste-achats'>) {
  const t = useTexts('listes-achats');
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { id, version, droit } = liste;
  const envoi = useMutation({
    mutationFn: ({ libelle, partage }: ListeSaisie) =>
      api.call(
        modifierListe,
        {
          params: { id },
          body: {
            ...(libelle !== liste.libelle && { libelle }),
            ...(partage !== liste.partage && { partage }),
          },
        },
        { ifMatch: version },
      ),
    onSuccess: close,
    // Refused or not, what is shown is what it is now.
    onSettled: () => relireListes(queryClient),
  });
  return (
    <FormulaireListe
      title={t('modification.titre')}
      submit={t('modification.enregistrer')}
      avant={liste}
      isPartageable={droit === 'proprietaire'}
      busy={envoi.isPending}
      error={envoi.isError && failureText(envoi.error)}
      close={close}
      onSubmit={(saisie) => {
        const isChange = saisie.libelle !== liste.libelle || saisie.partage !== liste.partage;
        if (isChange) envoi.mutate(saisie);
        else close();
      }}
    />
  );
}
