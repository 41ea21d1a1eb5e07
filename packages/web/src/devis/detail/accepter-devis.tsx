/** The one orange button: the offer becomes an order, whole or by the lines chosen. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { subtractMontants, sumMontants } from '@comptoir/contract/argent.ts';
import { accepterDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { newKey } from '../../panier/panier.public.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useTexts } from '../../use-texts.ts';
import { devisQuery, listeDevisQuery } from '../devis.queries.ts';

const MODES = ['en-compte', 'virement', 'au-retrait'] as const;
type Mode = (typeof MODES)[number];

interface Props {
  devis: Devis;
  choisies: readonly LigneDevis[];
  libres: number;
}

export function AccepterDevis({ devis, choisies, libres }: Props) {
  const t = useTexts('devis');
  const tCommandes = useTexts('commandes');
  const { locale } = useRouteContext({ from: '__root__' });
  const [mode, setMode] = useState<Mode>('en-compte');
  const { accepter, isPending, erreur } = useAccepter(devis);
  const isTout = choisies.length === libres;
  const marchandise = sumMontants(
    choisies.map(({ montantHT, promotionHT }) => subtractMontants(montantHT, promotionHT)),
    devis.netHT.devise,
  );
  const modes = MODES.filter(
    (un) => un !== 'au-retrait' || devis.livraison.mode === 'retrait-magasin',
  );
  return (
    <>
      <RadioGroup
        label={t('accepter.paiement')}
        value={mode}
        options={modes.map((un) => ({ value: un, label: tCommandes(`paiements.${un}`) }))}
        onChange={(valeur) => setMode(MODES.find((un) => un === valeur) ?? 'en-compte')}
      />
      <Button
        kind="primary"
        size="lg"
        block
        busy={isPending}
        className="mt-3"
        {...(choisies.length === 0 && { disabledReason: t('accepter.aucune') })}
        onClick={() => accepter({ mode, ...(!isTout && { lignes: choisies.map(({ id }) => id) }) })}
      >
        {isTout ? t('accepter.tout') : t('accepter.lignes', { count: choisies.length })}
      </Button>
      {choisies.length > 0 && (
        <p className="mt-1 type-caption text-text-2">
          {t('accepter.montant', { montant: formatArgent(locale, marchandise) })}
        </p>
      )}
      {erreur && (
        <Alert state="err" live className="mt-3">
          {erreur}
        </Alert>
      )}
    </>
  );
}

function useAccepter({ key, version }: Devis) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const idempotencyKey = useRef<string>(undefined);
  const envoi = useMutation({
    mutationFn: ({ mode, lignes }: { mode: Mode; lignes?: number[] }) => {
      // Sent again after an answer that never came, it makes no second order.
      idempotencyKey.current ??= newKey();
      return context.api.call(
        accepterDevis,
        {
          params: { key },
          body: { version, modePaiement: mode, ...(lignes && { lignes }) },
        },
        { idempotencyKey: idempotencyKey.current, locale: context.locale },
      );
    },
    onError: (error) => {
      if (!isQueryFailure(error) || !error.response.data.reseau) idempotencyKey.current = undefined;
    },
    onSuccess: async (commande) => {
      queryClient.removeQueries({ queryKey: devisQuery(context, key).queryKey });
      const [liste] = listeDevisQuery(context, {}).queryKey;
      void queryClient.invalidateQueries({ queryKey: [liste] });
      const href = liens.commandeSucces(context.locale, { query: { key: commande.key } });
      await router.navigate({ href });
    },
  });
  return {
    accepter: envoi.mutate,
    isPending: envoi.isPending,
    erreur: envoi.isError ? failureText(envoi.error) : undefined,
  };
}
