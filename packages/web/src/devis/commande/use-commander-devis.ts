/** The press that orders lines of an offer, once; what changed since it was shown is shown again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import { accepterDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import type { ReferencesDonnees } from '@comptoir/contract/devis/references-devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { newKey } from '../../panier/panier.public.ts';
import type { Choix } from './lignes-choisies.ts';
import { commandeDevisQuery, devisQuery } from '../devis.queries.ts';
import { listeDevisQuery } from '../liste/liste-devis.queries.ts';

export const MODES = ['en-compte', 'virement', 'au-retrait'] as const;
export type Mode = (typeof MODES)[number];

interface Commandee {
  commande: CommandeDeDevis;
  demande: Choix['demande'];
  modePaiement: Mode;
  traitCoupeValide: boolean;
  references: ReferencesDonnees;
}

export function useCommanderDevis({ key, version }: Devis) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const idempotencyKey = useRef<string>(undefined);
  const envoi = useMutation({
    mutationFn: ({ commande: { accord }, demande, ...choix }: Commandee) => {
      // Sent again after an answer that never came, it makes no second order.
      idempotencyKey.current ??= newKey();
      return context.api.call(
        accepterDevis,
        { params: { key }, body: { version, accord, ...choix, ...demande } },
        { idempotencyKey: idempotencyKey.current, locale: context.locale },
      );
    },
    onError: async (error) => {
      if (isQueryFailure(error) && error.response.data.reseau) return;
      idempotencyKey.current = undefined;
      const [apercu] = commandeDevisQuery(context, { key, version }, {}).queryKey;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [apercu] }),
        queryClient.invalidateQueries({ queryKey: devisQuery(context, key).queryKey }),
      ]);
    },
    onSuccess: async (commande) => {
      const href = liens.commandeSucces(context.locale, { query: { key: commande.key } });
      await router.navigate({ href });
      queryClient.removeQueries({ queryKey: devisQuery(context, key).queryKey });
      const [liste] = listeDevisQuery(context, {}).queryKey;
      await queryClient.invalidateQueries({ queryKey: [liste] });
    },
  });
  return {
    commander: envoi.mutate,
    isPending: envoi.isPending,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
  };
}
