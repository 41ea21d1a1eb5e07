import { useState } from 'react';
import { Printer } from 'lucide-react';
import { FORMATS_EXPORT, PLANCHES } from '@comptoir/contract/panier/export.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direPortee } from './dire-portee.ts';
import { useExport } from './telecharger-export.ts';

const MODES = [1, 2, 3] as const;
type Mode = (typeof MODES)[number];

/** What one pays is nobody’s business on a shelf: no price unless asked for. */
const PRIX = ['SansPrix', 'PrixPublic', 'ParDefaut'] as const;
type Prix = (typeof PRIX)[number];

/** Shelf labels with their barcode, on sheets one has in the drawer, begun ones included. */
export default function ImpressionEtiquettesDialog({
  data,
  close,
}: OverlayProps<'impression-etiquettes'>) {
  const t = useTexts('panier');
  const locale = useLocale();
  const { exporter, isBusy, erreur } = useExport(data);
  const [mode, setMode] = useState<Mode>(1);
  const [position, setPosition] = useState(1);
  const [prix, setPrix] = useState<Prix>('SansPrix');
  const { colonnes, rangees } = PLANCHES[mode];
  const places = colonnes * rangees;
  const send = async (geste: 'garder' | 'imprimer') => {
    const query = {
      format: FORMATS_EXPORT.etiquettes,
      variante: prix,
      etiquettes: mode,
      position: Math.min(position, places),
    };
    if (await exporter(query, geste)) close();
  };
  return (
    <DialogFrame
      title={t('etiquettes.titre')}
      description={direPortee(t, data)}
      footer={
        <>
          <Button onClick={() => void send('garder')}>{t('etiquettes.telecharger')}</Button>
          <Button kind="primary" icon={Printer} busy={isBusy} onClick={() => void send('imprimer')}>
            {t('etiquettes.imprimer')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t('etiquettes.planche')}
          look="rows"
          value={String(mode)}
          options={MODES.map((each) => {
            const planche = PLANCHES[each];
            return {
              value: String(each),
              label: t('etiquettes.format', {
                colonnes: planche.colonnes,
                rangees: planche.rangees,
              }),
              help: t('etiquettes.taille', {
                largeur: formatNombre(locale, planche.largeur),
                hauteur: formatNombre(locale, planche.hauteur),
              }),
            };
          })}
          onChange={(value) => setMode(MODES.find((each) => String(each) === value) ?? 1)}
        />
        <RadioGroup
          label={t('etiquettes.prix')}
          value={prix}
          options={PRIX.map((each) => ({ value: each, label: t(`etiquettes.prixAu.${each}`) }))}
          onChange={(value) => setPrix(PRIX.find((each) => each === value) ?? 'SansPrix')}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-52">
            <span className="block type-label">{t('etiquettes.position')}</span>
            <span className="block type-meta text-text-2">{t('etiquettes.aidePosition')}</span>
          </p>
          <NumberInput
            label={t('etiquettes.position')}
            min={1}
            max={places}
            value={Math.min(position, places)}
            onChange={setPosition}
          />
        </div>
        {erreur && (
          <Alert state="err" live>
            {erreur}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
}
