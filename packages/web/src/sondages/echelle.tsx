import { clsx } from 'clsx';
import { useId } from 'react';
import { Asterisk, FieldError } from '../ui/field/field.tsx';
import { degresOf } from './degres.ts';

interface EchelleProps {
  label: string;
  required: boolean;
  maximum: number;
  /** What its ends mean, lowest first. */
  bornes: readonly string[];
  note: number | undefined;
  onChange: (note: number) => void;
  error?: string;
}

/** Degrees side by side, what the ends mean under them. */
export function Echelle(props: EchelleProps) {
  const { label, required, maximum, bornes, note, onChange, error } = props;
  const id = useId();
  const [bas, haut] = bornes;
  return (
    <fieldset aria-describedby={error ? `${id}-erreur` : undefined}>
      <legend className="mb-2 type-h3">
        {label}
        <Asterisk required={required} />
      </legend>
      <div
        className={clsx(
          'flex flex-wrap overflow-hidden rounded-control border',
          error ? 'border-err' : 'border-line-2',
        )}
      >
        {degresOf(maximum, bornes).map(({ degre, sens }) => (
          <label
            key={degre}
            className="flex min-h-11 min-w-11 flex-1 items-center justify-center type-name transition-colors not-first:border-l not-first:border-line-2 not-has-checked:hover:bg-sunk has-checked:bg-text has-checked:text-bg has-focus-visible:-outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={degre}
              checked={degre === note}
              onChange={() => onChange(degre)}
              required={required}
              className="sr-only"
            />
            {degre}
            {sens !== undefined && <span className="sr-only"> {sens}</span>}
          </label>
        ))}
      </div>
      {/* The ends say it themselves to who hears them. */}
      <div aria-hidden className="mt-1 flex justify-between gap-4 type-meta text-text-2">
        <span>{bas}</span>
        <span className="text-right">{haut}</span>
      </div>
      {error && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </fieldset>
  );
}
