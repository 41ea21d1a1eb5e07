import { useState } from 'react';
import { NumberInput } from '../../ui/number/number-input.tsx';
import type { Range } from '../../ui/number/range-rules.ts';
import RangeSlider from '../../ui/number/range-slider.tsx';
import { LENGTHS } from '../specimen-data.ts';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.nombre.titre';
export const order = 50;

export default function Nombre() {
  const t = useTexts('atelier');
  const [quantite, setQuantite] = useState(5);
  const [plage, setPlage] = useState<Range>([30, 120]);
  const label = t('sections.nombre.quantite');
  return (
    <>
      <Specimen title={t('sections.nombre.tailles')}>
        <NumberInput label={label} size="sm" defaultValue={5} />
        <NumberInput label={label} defaultValue={1} />
        <NumberInput label={label} size="lg" defaultValue={1} />
      </Specimen>
      <Specimen title={t('sections.nombre.zero')}>
        <NumberInput label={label} size="sm" />
      </Specimen>
      <Specimen title={t('sections.nombre.bornes')}>
        <NumberInput
          label={label}
          min={3}
          max={22}
          step={5}
          value={quantite}
          onChange={setQuantite}
        />
        <output className="type-meta">{t('sections.nombre.valeur', { valeur: quantite })}</output>
      </Specimen>
      <Specimen title={t('sections.nombre.multiple')}>
        <NumberInput label={label} step={12} defaultValue={10} />
      </Specimen>
      <Specimen title={t('sections.nombre.decimales')}>
        <NumberInput
          label={t('sections.nombre.longueur')}
          step={0.5}
          min={0.5}
          defaultValue={2.5}
        />
      </Specimen>
      <Specimen title={t('sections.nombre.avertissement')}>
        <NumberInput
          label={label}
          size="sm"
          defaultValue={10}
          warning={{
            message: t('sections.nombre.regle'),
            correction: { value: 12, label: t('sections.nombre.passer') },
          }}
        />
      </Specimen>
      <Specimen title={t('sections.nombre.inactif')}>
        <NumberInput label={label} size="sm" defaultValue={4} disabled />
      </Specimen>
      <Specimen look="stack" title={t('sections.nombre.plage')}>
        <RangeSlider
          label={t('sections.nombre.plageLibelle')}
          min={0}
          max={200}
          step={5}
          value={plage}
          onChange={setPlage}
          histogram={LENGTHS}
          className="w-62 max-w-full"
        />
        <RangeSlider
          label={t('sections.nombre.plageLibelle')}
          max={200}
          value={[40, 90]}
          onChange={setPlage}
          disabled
          className="w-62 max-w-full"
        />
      </Specimen>
    </>
  );
}
