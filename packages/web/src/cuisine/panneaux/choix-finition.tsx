/** A list of finishes: those the shop sells, and the one in force if it no longer does. */
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props<V extends string> {
  label: string;
  value: V | undefined;
  vendus: readonly V[];
  nommer: (value: V) => string;
  /** The first line, for an element that is as the rest. */
  commun?: string;
  /** Its names are long. */
  isLarge?: boolean;
  onChange: (value: V | undefined) => void;
}

export function ChoixFinition<V extends string>(props: Props<V>) {
  const { label, value, vendus, nommer, commun, isLarge = false, onChange } = props;
  const t = useTexts('cuisine');
  const offerts = value === undefined || vendus.includes(value) ? vendus : [value, ...vendus];
  return (
    <Select
      label={label}
      size="sm"
      className={isLarge ? 'col-span-2' : ''}
      value={value ?? ''}
      {...(commun !== undefined && { placeholder: commun })}
      options={offerts.map((each) => ({
        value: each,
        label: vendus.includes(each) ? nommer(each) : t('finitions.nonTenu', { nom: nommer(each) }),
      }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(offerts.find((each) => each === chosen));
      }}
    />
  );
}
