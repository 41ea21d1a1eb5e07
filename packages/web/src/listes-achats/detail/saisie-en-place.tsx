/** A text of a line, written where it stands: Enter or leaving keeps it, Escape does not. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from '../../ui/field/text-input.tsx';

interface Props extends Pick<
  TextInputProps,
  'label' | 'placeholder' | 'maxLength' | 'inputMode' | 'className'
> {
  texte: string;
  /** Undefined: it stays as it was. */
  onFin: (texte: string | undefined) => void;
}

export function SaisieEnPlace({ texte: avant, onFin, ...rest }: Props) {
  const [texte, setTexte] = useState(avant);
  const champ = useRef<HTMLInputElement>(null);
  useEffect(() => champ.current?.select(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onFin(texte.trim());
    if (event.key === 'Escape') onFin(undefined);
  };
  return (
    <TextInput
      ref={champ}
      size="sm"
      hideLabel
      {...rest}
      value={texte}
      autoComplete="off"
      onChange={(event) => setTexte(event.currentTarget.value)}
      onBlur={() => onFin(texte.trim())}
      onKeyDown={onKeyDown}
    />
  );
}
