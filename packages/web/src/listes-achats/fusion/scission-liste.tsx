/** Lines chosen leave their list for a new one. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { scinderListe } from '@comptoir/contract/listes-achats/fusion-liste.contract.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { FormulaireListe } from '../formulaire-liste.tsx';
import { relireListes } from '../listes-achats.queries.ts';

export interface Scission {
  liste: ListeAchats;
  ligneIds: readonly number[];
}

export function ScissionListe({
  scission: { liste, ligneIds },
  close,
}: {
  scission: Scission;
  close: () => void;
}) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: (libelle: string) =>
      api.call(
        scinderListe,
        { params: { id: liste.id }, body: { libelle, ligneIds: [...ligneIds] } },
        { ifMatch: liste.version },
      ),
    onSuccess: async ({ id, libelle }) => {
      close();
      await router.navigate({ href: liens.listeAchats(locale, id) });
      showToast({ kind: 'snackbar-success', title: t('creation.faite', { liste: libelle }) });
    },
    onSettled: () => relireListes(queryClient),
  });
  return (
    <FormulaireListe
      title={t('scission.titre')}
      description={t('scission.texte', { count: ligneIds.length, liste: liste.libelle })}
      submit={t('creation.creer')}
      avant={{ libelle: '', partage: liste.partage }}
      isPartageable={false}
      busy={envoi.isPending}
      error={envoi.isError && failureText(envoi.error)}
      close={close}
      onSubmit={({ libelle }) => envoi.mutate(libelle)}
    />
  );
}
