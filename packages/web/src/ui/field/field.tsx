/** Label, asterisk, help and error around a control. Native controls inside work without JavaScript. */
import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { type TranslateOf, useTexts } from '../../words/use-texts.ts';

export interface FieldTexts {
  label: string;
  /** The label is read, not shown: only where the context already says it. */
  hideLabel?: boolean;
  /** At the right of the label: a link, a counter. */
  labelEnd?: ReactNode;
  help?: ReactNode;
  error?: string;
}

/** To spread on the control. */
export interface FieldControl {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldTexts {
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hideLabel = false, labelEnd, help, error, required, className, children } = props;
  const id = useId();
  const helpId = `${id}-aide`;
  const errorId = `${id}-erreur`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      {hideLabel ? (
        <label htmlFor={id} className="sr-only">
          {label}
          <Asterisk required={required} />
        </label>
      ) : (
        <div className="mb-1 flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="type-label">
            {label}
            <Asterisk required={required} />
          </label>
          {labelEnd}
        </div>
      )}
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <div id={helpId} className="mt-1 type-meta text-text-2">
          {help}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1 type-meta text-err">
      <CircleAlert size={16} aria-hidden className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** The star is for the eye; the control's own `required` says it to the rest. */
export function Asterisk({ required = false }: { required?: boolean }) {
  const words = fieldWords(useTexts('ui'));
  if (!required) return null;
  return (
    <span aria-hidden="true" title={words.required}>
      {' *'}
    </span>
  );
}

const fieldWords = (t: TranslateOf<'ui'>) => ({ required: t('champs.obligatoire') });
