import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { fieldBoxClass, fieldInputClass, type FieldSize } from './field-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  size?: FieldSize;
  icon?: LucideIcon;
  /** Inside the box, after the text: a unit, a button. */
  end?: ReactNode;
  inputClassName?: string;
}

export function TextInput({
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  size,
  icon: Icon,
  end,
  className,
  inputClassName,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, hideLabel, labelEnd, help, error, className }} required={rest.required}>
      {(control) => (
        <div className={fieldBoxClass({ size, invalid: error !== undefined })}>
          {Icon && <Icon size={20} aria-hidden className="ml-3 self-center text-text-2" />}
          <input
            type="text"
            {...rest}
            {...control}
            className={clsx(fieldInputClass, inputClassName)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
