import { Checkbox } from '../../ui/field/checkbox.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.choix.titre';
export const order = 80;

export default function Choix() {
  const t = useTexts('atelier');
  const modes = [
    { value: 'livraison', label: t('sections.choix.livraison') },
    { value: 'retrait', label: t('sections.choix.retrait') },
    { value: 'point', label: t('sections.choix.pointRetrait'), disabled: true },
  ];
  return (
    <>
      <Specimen title={t('sections.choix.cases')} look="stack">
        <div className="flex flex-wrap gap-x-6">
          <Checkbox label={t('sections.choix.coche')} defaultChecked />
          <Checkbox label={t('sections.choix.libre')} />
          <Checkbox label={t('sections.choix.partiel')} indeterminate />
          <Checkbox label={t('sections.choix.inactif')} disabled />
          <Checkbox label={t('sections.choix.inactif')} disabled defaultChecked />
        </div>
        <div className="w-62 max-w-full">
          <Checkbox label={t('sections.choix.torx')} end={104} defaultChecked />
          <Checkbox label={t('sections.choix.pozidriv')} end={38} />
        </div>
        <Checkbox
          label={t('sections.choix.conditions')}
          required
          error={t('sections.choix.conditionsErreur')}
        />
      </Specimen>
      <Specimen title={t('sections.choix.radios')} look="stack">
        <RadioGroup
          label={t('sections.choix.mode')}
          look="line"
          options={modes}
          defaultValue="livraison"
        />
        <RadioGroup label={t('sections.choix.mode')} required options={modes} />
      </Specimen>
      <Specimen title={t('sections.choix.rangees')} look="stack">
        <RadioGroup
          label={t('sections.choix.quand')}
          look="rows"
          defaultValue="jour"
          options={[
            {
              value: 'tot',
              label: t('sections.choix.tot'),
              help: t('sections.choix.totAide'),
              end: <span className="type-name">24,00 €</span>,
            },
            {
              value: 'jour',
              label: t('sections.choix.jour'),
              help: t('sections.choix.jourAide'),
              end: <span className="type-name">24,00 €</span>,
            },
            {
              value: 'express',
              label: t('sections.choix.express'),
              help: t('sections.choix.expressAide'),
              disabled: true,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t('sections.choix.bascules')} look="stack">
        <Switch label={t('sections.choix.stock')} defaultChecked />
        <Switch label={t('sections.choix.stock')} />
        <Switch label={t('sections.choix.inactif')} disabled />
      </Specimen>
    </>
  );
}
