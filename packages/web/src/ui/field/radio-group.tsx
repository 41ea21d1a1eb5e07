import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Asterisk, FieldError } from './field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  /** At the right of the row: a price, a date. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption[];
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  /** `rows`: ruled rows in a box, the chosen one tinted, to compare options. */
  look?: 'stack' | 'line' | 'rows';
  className?: string;
}

const LOOKS = {
  stack: '',
  line: 'flex flex-wrap gap-x-6',
  rows: 'overflow-hidden rounded-control border border-line-2 divide-y divide-line',
};

const ROW =
  'px-4 py-2.5 has-checked:bg-sel has-checked:shadow-[inset_3px_0_0_var(--color-link)] has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus';

export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, options, required, disabled, error, look = 'stack' } = props;
  const id = useId();
  return (
    <fieldset className={props.className} aria-describedby={error ? `${id}-erreur` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 type-label'}>
        {label}
        <Asterisk required={required} />
      </legend>
      <div className={LOOKS[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-7 gap-3 has-disabled:cursor-not-allowed has-disabled:text-text-2 max-sm:min-h-11 pointer-coarse:min-h-11',
              option.help ? 'items-start' : 'items-center',
              option.help && look === 'stack' && 'py-1',
              look === 'rows' && ROW,
            )}
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={props.value === undefined ? undefined : props.value === option.value}
              defaultChecked={
                props.value === undefined ? props.defaultValue === option.value : undefined
              }
              onChange={() => props.onChange?.(option.value)}
              required={required}
              disabled={disabled || option.disabled}
              className={clsx(
                'size-5 shrink-0 appearance-none rounded-full border bg-bg transition-colors',
                'checked:border-6 checked:border-link disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk-2',
                error ? 'border-err' : 'border-line-2',
                look === 'rows' && 'self-center outline-none',
              )}
            />
            <span className="min-w-0 flex-1">
              <span className={option.help ? 'type-name' : undefined}>{option.label}</span>
              {option.help && <span className="block type-meta text-text-2">{option.help}</span>}
            </span>
            {option.end !== undefined && <span className="self-center">{option.end}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </fieldset>
  );
}
