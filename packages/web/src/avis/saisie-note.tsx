import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { NOTE_MAX } from '@comptoir/contract/avis/avis.contract.ts';
import { Asterisk, FieldError } from '../ui/field/field.tsx';
import { useTexts } from '../words/use-texts.ts';

interface Props {
  label: string;
  /** 0: none yet. */
  value: number;
  onChange: (note: number) => void;
  error?: string | undefined;
}

const RANGS = Array.from({ length: NOTE_MAX }, (_, index) => index + 1);

/** Five radios that look like stars. */
export function SaisieNote({ label, value, onChange, error }: Props) {
  const t = useTexts('avis');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-erreur` : undefined}>
      <legend className="mb-1 type-label">
        {label}
        <Asterisk required />
      </legend>
      <div className="inline-flex">
        {RANGS.map((rang) => (
          <label
            key={rang}
            className="flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus hover:bg-sunk"
          >
            <input
              type="radio"
              name={id}
              value={rang}
              checked={rang === value}
              onChange={() => onChange(rang)}
              required
              className="sr-only"
            />
            <Star size={24} aria-hidden className={clsx(rang <= value && 'fill-current')} />
            <span className="sr-only">{t('etoiles', { count: rang })}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </fieldset>
  );
}
