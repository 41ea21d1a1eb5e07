import { clsx } from 'clsx';
import { fieldBoxClass, fieldInputClass } from '../ui/field/field-class.ts';

interface LigneEndormieProps {
  /** From 1. */
  rang: number;
  words: { reference: string; quantite: string; exemple: string };
}

/** A line before its code is there: two plain fields of the form. */
export function LigneEndormie({ rang, words }: LigneEndormieProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_4.75rem] items-center gap-x-3 border-b py-1.5">
      <div className={fieldBoxClass()}>
        <input
          name="reference"
          aria-label={`${words.reference} ${rang}`}
          placeholder={words.exemple}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={clsx(
            fieldInputClass,
            'type-ref placeholder:font-[420] placeholder:tracking-normal',
          )}
        />
      </div>
      <div className={clsx(fieldBoxClass(), 'w-27! max-sm:w-33! pointer-coarse:w-33!')}>
        <input
          name="quantite"
          inputMode="numeric"
          defaultValue="1"
          aria-label={`${words.quantite} ${rang}`}
          autoComplete="off"
          className={clsx(fieldInputClass, 'text-center type-name')}
        />
      </div>
      <span aria-hidden className="text-right text-text-2">
        –
      </span>
    </div>
  );
}
