import { useState } from 'react';
import { refuserDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { MOTIFS_REFUS, type MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';
import { useWriteDevis } from './use-write-devis.ts';

const MAX_PRECISION = 500;

export default function MotifRefusDevisDialog({ data, close }: OverlayProps<'motif-refus-devis'>) {
  const t = useTexts('devis');
  const [motif, setMotif] = useState<MotifRefus>();
  const [precision, setPrecision] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const { write, isPending, erreur } = useWriteDevis<MotifRefus>({
    envoyer: (api, choisi, options) =>
      api.call(
        refuserDevis,
        { params: { key: data.devisKey }, body: { motif: choisi, precision: precision.trim() } },
        options,
      ),
    quitter: close,
    dire: ({ numero }) => t('refus.fait', { numero }),
  });
  const submit = () => {
    setIsVerifie(true);
    if (motif) write(motif);
  };
  return (
    <FormDialog
      title={t('refus.motifTitre')}
      description={data.numero}
      close={close}
      cancel={t('refus.garder')}
      submit={t('refus.refuser')}
      busy={isPending}
      onSubmit={submit}
      error={erreur}
    >
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
    </FormDialog>
  );
}
