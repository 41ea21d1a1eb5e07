import { useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { usePage } from '../../page/page-context.ts';
import { fieldBoxClass, fieldInputClass } from './field-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useTexts } from '../../words/use-texts.ts';

/** Nobody types that many by hand. */
const PASTED_FROM = 5000;

function isNear(length: number, max: number): boolean {
  return max < PASTED_FROM || length > max * 0.9;
}

/** With `maxLength`, the count of characters stands at the right of the label where it can matter. */
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
  const { locale } = usePage();
  const max = rest.maxLength;
  const count =
    max !== undefined && isNear(length, max) ? (
      <span className="type-caption text-text-2">
        {t('champs.compteur', {
          saisis: formatNombre(locale, length),
          max: formatNombre(locale, max),
        })}
      </span>
    ) : undefined;
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
