import { useId } from 'react';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { Asterisk, FieldError } from '../ui/field/field.tsx';
import { useTexts } from '../words/use-texts.ts';

interface ChoixMultipleProps {
  label: string;
  required: boolean;
  choix: readonly { id: number; libelle: string }[];
  coches: readonly number[];
  onChange: (coches: number[]) => void;
  error?: string;
}

const ROW =
  '[&>label]:min-h-11 [&>label]:px-4 has-checked:bg-sel has-checked:shadow-[inset_3px_0_0_var(--color-link)] has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** Ruled rows, as where one of them is chosen. */
export function ChoixMultiple(props: ChoixMultipleProps) {
  const { label, required, choix, coches, onChange, error } = props;
  const t = useTexts('sondages');
  const id = useId();
  const toggle = (choisi: number, isCoche: boolean) =>
    onChange(
      choix
        .map((each) => each.id)
        .filter((each) => (each === choisi ? isCoche : coches.includes(each))),
    );
  return (
    <fieldset aria-describedby={error ? `${id}-erreur ${id}-aide` : `${id}-aide`}>
      <legend className="type-h3">
        {label}
        <Asterisk required={required} />
      </legend>
      <p id={`${id}-aide`} className="mb-2 type-meta text-text-2">
        {t('plusieurs')}
      </p>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line-2">
        {choix.map((each) => (
          <Checkbox
            key={each.id}
            label={each.libelle}
            checked={coches.includes(each.id)}
            onChange={({ currentTarget }) => toggle(each.id, currentTarget.checked)}
            className={ROW}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </fieldset>
  );
}
