import { useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { fieldBoxClass, fieldInputClass } from './field-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useTexts } from '../use-texts.ts';

/** With `maxLength`, the count of characters stands at the right of the label. */
export interface TextareaProps extends ComponentProps<'textarea'>, FieldTexts {}

export function Textarea({
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  className,
  onChange,
  ...rest
}: TextareaProps) {
  const t = useTexts('ui');
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = String(rest.value ?? typed).length;
  const count =
    rest.maxLength === undefined ? undefined : (
      <span className="type-caption text-text-2">
        {t('champs.compteur', { saisis: length, max: rest.maxLength })}
      </span>
    );
  return (
    <Field
      {...{ label, hideLabel, help, error, className }}
      labelEnd={labelEnd ?? count}
      required={rest.required}
    >
      {(control) => (
        <div className={fieldBoxClass({ invalid: error !== undefined })}>
          <textarea
            rows={4}
            {...rest}
            {...control}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange?.(event);
            }}
            className={clsx(fieldInputClass, 'py-2')}
          />
        </div>
      )}
    </Field>
  );
}
