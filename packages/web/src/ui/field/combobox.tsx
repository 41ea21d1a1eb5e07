/**
 * A field with a list that narrows as one types. The page is served with a plain field of the same
 * look; the list and its keyboard arrive after hydration, in a chunk of their own.
 */
import { useEffect, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { ComboboxChoice } from './combobox-option.ts';
import { fieldBoxClass, fieldInputClass, type FieldSize } from './field-class.ts';
import { Field, type FieldTexts } from './field.tsx';

const loadList = () => import('./combobox-list.tsx');
type ComboboxList = Awaited<ReturnType<typeof loadList>>['default'];

export interface ComboboxProps extends ComboboxChoice, FieldTexts {
  required?: boolean;
  size?: FieldSize;
  className?: string;
}

export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, labelEnd, help, error, required, size, className, ...choice } = props;
  const [List, setList] = useState<ComboboxList>();
  const [early, setEarly] = useState<{ text?: string; isFocused?: boolean }>({});
  useEffect(() => {
    // Without the list the plain field stays.
    loadList().then(({ default: loaded }) => setList(() => loaded), reportError);
  }, []);
  return (
    <Field {...{ label, hideLabel, labelEnd, help, error, required, className }}>
      {(control) => {
        const box = fieldBoxClass({ size, invalid: error !== undefined });
        if (List) {
          return <List {...choice} control={control} boxClassName={box} early={early} />;
        }
        return (
          <div className={box}>
            <input
              {...control}
              type="text"
              autoComplete="off"
              name={choice.name}
              placeholder={choice.placeholder}
              disabled={choice.disabled}
              defaultValue={(choice.value ?? choice.defaultValue)?.label}
              onChange={(event) => setEarly({ ...early, text: event.currentTarget.value })}
              onFocus={() => setEarly({ ...early, isFocused: true })}
              onBlur={() => setEarly({ ...early, isFocused: false })}
              className={fieldInputClass}
            />
            <ChevronDown size={16} aria-hidden className="mr-3 self-center" />
          </div>
        );
      }}
    </Field>
  );
}
