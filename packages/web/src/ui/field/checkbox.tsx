import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Asterisk, FieldError } from './field.tsx';

/** Read, not shown, in a column of a table: hidden words would cost hundreds of rows dearly. */
type Label = { label: ReactNode; hideLabel?: false } | { label: string; hideLabel: true };

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-label'> &
  Label & {
    /** At the right of the row: a count. */
    end?: ReactNode;
    /** Some but not all of a group. */
    indeterminate?: boolean;
    error?: string;
  };

export function Checkbox({
  label,
  hideLabel = false,
  end,
  indeterminate = false,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);
  return (
    <div className={className}>
      <label
        className={clsx(
          'flex min-h-7 items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-text-2 max-sm:min-h-11 pointer-coarse:min-h-11',
          hideLabel && 'justify-center max-sm:min-w-11 pointer-coarse:min-w-11',
        )}
      >
        <input
          {...rest}
          {...(hideLabel && typeof label === 'string' && { 'aria-label': label })}
          ref={input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          className={clsx('check-box', error ? 'border-err' : 'border-line-2')}
        />
        {!hideLabel && (
          <span className="min-w-0 flex-1">
            {label}
            <Asterisk required={rest.required} />
          </span>
        )}
        {end !== undefined && <span className="text-text-2">{end}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
