import { useState } from 'react';
import { Download } from 'lucide-react';
import {
  FORMATS_EXPORT,
  VARIANTES_EXPORT,
  type FormatExport,
} from '@comptoir/contract/panier/export.contract.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { direPortee } from './dire-portee.ts';
import { useExport } from './telecharger-export.ts';

/** Labels have their own dialog. */
const FORMATS = [
  'pdf',
  'xlsx',
  'csv',
  'texte',
  'batigest',
  'ebp',
] as const satisfies readonly FormatExport[];
/** Those a picture fits in. */
const AVEC_IMAGES: readonly FormatExport[] = ['pdf', 'xlsx'];

export default function ExportPanierDialog({ data, close }: OverlayProps<'export-panier'>) {
  const t = useTexts('panier');
  const { exporter, isBusy, erreur } = useExport(data);
  const { preferences } = usePage().session;
  const [format, setFormat] = useState<FormatExport>(preferences?.formatExport ?? 'pdf');
  const [choisie, setVariante] = useState<string>('ParDefaut');
  const variantes = VARIANTES_EXPORT.filter(
    (variante) => variante !== 'AvecImages' || AVEC_IMAGES.includes(format),
  );
  const variante = variantes.find((each) => each === choisie) ?? 'ParDefaut';
  const send = async () => {
    if (await exporter({ format: FORMATS_EXPORT[format], variante })) close();
  };
  return (
    <DialogFrame
      title={t(data.listeId === undefined ? 'export.titre' : 'export.titreListe')}
      description={direPortee(t, data)}
      footer={
        <>
          <Button onClick={close}>{t('fermer')}</Button>
          <Button kind="primary" icon={Download} busy={isBusy} onClick={() => void send()}>
            {t('export.telecharger')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('export.format')}
          look="rows"
          value={format}
          options={FORMATS.map((value) => ({
            value,
            label: t(`export.formats.${value}`),
            help: t(`export.aide.${value}`),
          }))}
          onChange={(value) => setFormat(FORMATS.find((each) => each === value) ?? 'pdf')}
        />
        <RadioGroup
          label={t('export.prix')}
          value={variante}
          options={variantes.map((value) => ({ value, label: t(`export.variantes.${value}`) }))}
          onChange={setVariante}
        />
        {erreur && (
          <Alert state="err" live>
            {erreur}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
}
