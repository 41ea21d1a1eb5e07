/** The browser's own list: light, complete with a keyboard and on a phone, and works without JavaScript. */
import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { fieldBoxClass, fieldInputClass, type FieldSize } from './field-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'children'>, FieldTexts {
  options: readonly SelectOption[];
  /** First line, with an empty value: nothing is chosen yet. */
  placeholder?: string;
  size?: FieldSize;
}

export function Select({
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  options,
  placeholder,
  size,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, labelEnd, help, error, className }} required={rest.required}>
      {(control) => (
        <div className={fieldBoxClass({ size, invalid: error !== undefined })}>
          <select
            {...rest}
            {...control}
            className={clsx(fieldInputClass, 'appearance-none pr-9 text-ellipsis')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
