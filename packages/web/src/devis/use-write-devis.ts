/** A write to a quote: its pages show the answer. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { Api, CallOptions } from '../page/api.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { noterDevis } from './devis.queries.ts';

interface Ecriture<Saisie> {
  envoyer: (api: Api, saisie: Saisie, options: CallOptions) => Promise<Devis>;
  /** Leaves the form: closes the dialog, goes back to the quote. */
  quitter: () => void | Promise<void>;
  /** What is then said of it. */
  dire: (devis: Devis) => string;
}

export function useWriteDevis<Saisie>({ envoyer, quitter, dire }: Ecriture<Saisie>) {
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: (saisie: Saisie) => envoyer(context.api, saisie, { locale: context.locale }),
    onSuccess: async (devis) => {
      const fait = dire(devis);
      // The page one goes to has the answer from its first moment.
      const listes = noterDevis(context, queryClient, devis);
      await quitter();
      await listes;
      showToast({ kind: 'snackbar-success', title: fait });
    },
  });
  return {
    write: envoi.mutate,
    isPending: envoi.isPending,
    echec: envoi.error,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
  };
}
