/** A field for a figure: it shows what was typed until it is left, and takes what can be read of it. */
import { useState, type ReactNode } from 'react';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props<V> {
  label: string;
  help?: ReactNode;
  ecrit: string;
  /** Undefined: no such value. */
  lire: (texte: string) => V | undefined;
  onValeur: (valeur: V) => void;
  /** Changes when the value came from elsewhere: an undo. */
  pas?: number;
  disabled?: boolean;
  className?: string;
}

export function ChampDecimal<V>(props: Props<V>) {
  const { label, help, ecrit, lire, onValeur, pas = 0, disabled, className } = props;
  const t = useTexts('devis-clientele');
  const [texte, setTexte] = useState<string>();
  const [vu, setVu] = useState(pas);
  if (vu !== pas) {
    setVu(pas);
    setTexte(undefined);
  }
  const isFaux = texte !== undefined && lire(texte) === undefined;
  return (
    <TextInput
      label={label}
      {...(help !== undefined && { help })}
      {...(isFaux && { error: t('nombreFaux') })}
      value={texte ?? ecrit}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      className={className ?? ''}
      onChange={({ currentTarget }) => {
        setTexte(currentTarget.value);
        const valeur = lire(currentTarget.value);
        if (valeur !== undefined) onValeur(valeur);
      }}
      onBlur={() => !isFaux && setTexte(undefined)}
    />
  );
}
