import { mursOf } from '@comptoir/contract/cuisine/piece.ts';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { direLigne } from '../dire-plan.ts';
import type { Cuisine } from '../use-cuisine.ts';

interface Props {
  cuisine: Cuisine;
  mur: string;
  onChange: (mur: string) => void;
}

export function ChoixMur({ cuisine, mur, onChange }: Props) {
  const t = useTexts('cuisine');
  return (
    <Select
      label={t('selection.ligne')}
      size="sm"
      value={mur}
      options={mursOf(cuisine.plan.piece).map(({ nom }) => ({
        value: nom,
        label: direLigne(t, nom),
      }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
