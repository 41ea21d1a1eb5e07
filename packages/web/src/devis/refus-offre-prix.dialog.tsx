/** One price is not taken; the rest of the quote stays as it is. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { refuserPrix } from '@comptoir/contract/devis/devis.contract.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTexts } from '../use-texts.ts';
import { noterDevis } from './devis.queries.ts';
import { lirePrix } from './prix-saisi.ts';

const MAX_PRECISION = 500;

export default function RefusOffrePrixDialog({ data, close }: OverlayProps<'refus-offre-prix'>) {
  const t = useTexts('devis');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const [texte, setTexte] = useState('');
  const [precision, setPrecision] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const { devisKey, version, ligneId, reference, libelle, prix } = data;
  const prixSouhaite = lirePrix(texte);
  const envoi = useMutation({
    mutationFn: (souhaite: string | null) =>
      context.api.call(
        refuserPrix,
        {
          params: { key: devisKey, ligneId },
          body: { version, prixSouhaite: souhaite, precision: precision.trim() },
        },
        { locale: context.locale },
      ),
    onSuccess: async (devis) => {
      close();
      showToast({ kind: 'snackbar-success', title: t('refusPrix.fait', { reference }) });
      await noterDevis(context, queryClient, devis);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (prixSouhaite !== undefined) envoi.mutate(prixSouhaite);
  };
  return (
    <DialogFrame
      title={t('refusPrix.titre')}
      description={`${reference} · ${libelle}`}
      footer={
        <>
          <Button onClick={close}>{t('refus.garder')}</Button>
          <Button type="submit" form={id} kind="primary" busy={envoi.isPending}>
            {t('refusPrix.envoyer')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{t('refusPrix.texte', { prix: formatArgent(context.locale, prix) })}</p>
        <TextInput
          label={t('refusPrix.souhaite')}
          help={t('refusPrix.souhaiteAide')}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={texte}
          {...(isVerifie && prixSouhaite === undefined && { error: t('refusPrix.invalide') })}
          onChange={(event) => setTexte(event.currentTarget.value)}
        />
        <Textarea
          label={t('refus.precision')}
          rows={3}
          maxLength={MAX_PRECISION}
          value={precision}
          onChange={(event) => setPrecision(event.currentTarget.value)}
        />
        {envoi.isError && (
          <Alert state="err" live>
            {failureText(envoi.error)}
          </Alert>
        )}
      </form>
    </DialogFrame>
  );
}
