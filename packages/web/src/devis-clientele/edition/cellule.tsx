/** A cell one types in. It shows what was typed until it is left, and takes what can be read of it. */
import { startTransition, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';

interface Props<V> {
  /** Name of its column: where arrows lead. */
  colonne: string;
  label: string;
  /** As it is written when nobody is typing. */
  ecrit: string;
  /** Undefined: no such value yet; nothing is taken. */
  lire: (texte: string) => V | undefined;
  onValeur: (valeur: V) => void;
  /** Changes when the value came from elsewhere: an undo. */
  pas: number;
  placeholder?: string;
  disabled?: boolean;
  isTexte?: boolean;
  className?: string;
  list?: string;
  inputMode?: 'decimal';
  onTexte?: (texte: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onQuitter?: () => void;
  aria?: Record<string, string | boolean | undefined>;
}

export const CELLULE =
  'w-full min-w-0 rounded-badge border border-transparent bg-transparent px-1.5 py-1 type-meta outline-none hover:border-line-2 focus:border-link focus:bg-bg focus:field-ring aria-invalid:border-err disabled:hover:border-transparent max-sm:min-h-11 max-sm:border-line max-sm:bg-bg pointer-coarse:min-h-11';

/** Around a cell; on a phone, part of the block that a line is. */
export const TD = 'border-b border-line px-0.5 py-0.5 align-top max-sm:border-0 max-sm:p-0';

export function Cellule<V>(props: Props<V>) {
  const { colonne, label, ecrit, lire, onValeur, pas, placeholder, disabled, isTexte } = props;
  const [texte, setTexte] = useState<string>();
  const [vu, setVu] = useState(pas);
  if (vu !== pas) {
    setVu(pas);
    setTexte(undefined);
  }
  const isFaux = texte !== undefined && texte.trim() !== '' && lire(texte) === undefined;
  const champ = {
    'data-cellule': colonne,
    'aria-label': label,
    'aria-invalid': isFaux || undefined,
    ...props.aria,
    value: texte ?? ecrit,
    placeholder,
    disabled,
    autoComplete: 'off',
    onKeyDown: props.onKeyDown,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const saisi = event.currentTarget.value;
      setTexte(saisi);
      props.onTexte?.(saisi);
      const valeur = lire(saisi);
      // The letter is on the screen before the totals of hundreds of lines are.
      if (valeur !== undefined) startTransition(() => onValeur(valeur));
    },
    // What cannot be read stays where it was typed.
    onBlur() {
      props.onQuitter?.();
      if (!isFaux) setTexte(undefined);
    },
  };
  if (isTexte) {
    return (
      <textarea
        {...champ}
        rows={1}
        className={clsx(CELLULE, 'field-sizing-content resize-none', props.className)}
      />
    );
  }
  return (
    <input
      {...champ}
      type="text"
      inputMode={props.inputMode}
      list={props.list}
      className={clsx(CELLULE, props.className)}
    />
  );
}
