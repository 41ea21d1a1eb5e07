import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { refuserDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { MOTIFS_REFUS, type MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTexts } from '../use-texts.ts';
import { noterDevis } from './devis.queries.ts';

const MAX_PRECISION = 500;

export default function MotifRefusDevisDialog({ data, close }: OverlayProps<'motif-refus-devis'>) {
  const t = useTexts('devis');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const [motif, setMotif] = useState<MotifRefus>();
  const [precision, setPrecision] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const envoi = useMutation({
    mutationFn: (choisi: MotifRefus) =>
      context.api.call(
        refuserDevis,
        {
          params: { key: data.devisKey },
          body: { motif: choisi, precision: precision.trim() },
        },
        { locale: context.locale },
      ),
    onSuccess: async (devis) => {
      close();
      showToast({ kind: 'snackbar-success', title: t('refus.fait', { numero: devis.numero }) });
      await noterDevis(context, queryClient, devis);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (motif) envoi.mutate(motif);
  };
  return (
    <DialogFrame
      title={t('refus.motifTitre')}
      description={data.numero}
      footer={
        <>
          <Button onClick={close}>{t('refus.garder')}</Button>
          <Button type="submit" form={id} kind="primary" busy={envoi.isPending}>
            {t('refus.refuser')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup
          label={t('refus.motif')}
          required
          value={motif ?? ''}
          options={MOTIFS_REFUS.map((un) => ({ value: un, label: t(`motifs.${un}`) }))}
          {...(isVerifie && !motif && { error: t('refus.motifManque') })}
          onChange={(valeur) => setMotif(MOTIFS_REFUS.find((un) => un === valeur))}
        />
        <Textarea
          label={t('refus.precision')}
          help={t('refus.precisionAide')}
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
