/** What to remember of a line, written in place. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_SIGNES_NOTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

const listeners = new Set<(ligneId: number) => void>();

/** From the menu of the line. */
export function ouvrirNote(ligneId: number): void {
  for (const listener of listeners) listener(ligneId);
}

interface Props {
  ligneId: number;
  note: string;
  reference: string;
  noter: (ligneId: number, note: string) => void;
}

export function NoteLigne({ ligneId, note, reference, noter }: Props) {
  const t = useTexts('listes-achats');
  const [isOuverte, setIsOuverte] = useState(false);
  useEffect(() => {
    const listener = (ouverte: number) => ouverte === ligneId && setIsOuverte(true);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [ligneId]);
  if (!isOuverte) {
    if (note === '') return null;
    return (
      <button
        type="button"
        title={t('detail.modifierNote')}
        onClick={() => setIsOuverte(true)}
        className="mt-1 block rounded-control bg-sunk px-2 py-0.5 text-left type-meta wrap-anywhere hover:bg-sunk-2 max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {note}
      </button>
    );
  }
  return (
    <SaisieNote
      label={t('detail.noteDe', { reference })}
      placeholder={t('detail.note')}
      note={note}
      onFin={(ecrite) => {
        setIsOuverte(false);
        if (ecrite !== undefined && ecrite !== note) noter(ligneId, ecrite);
      }}
    />
  );
}

interface SaisieProps {
  label: string;
  placeholder: string;
  note: string;
  /** Undefined: it stays as it was. */
  onFin: (note: string | undefined) => void;
}

function SaisieNote({ label, placeholder, note, onFin }: SaisieProps) {
  const [texte, setTexte] = useState(note);
  const champ = useRef<HTMLInputElement>(null);
  useEffect(() => champ.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onFin(texte.trim());
    if (event.key === 'Escape') onFin(undefined);
  };
  return (
    <TextInput
      ref={champ}
      size="sm"
      hideLabel
      label={label}
      placeholder={placeholder}
      value={texte}
      maxLength={MAX_SIGNES_NOTE}
      autoComplete="off"
      onChange={(event) => setTexte(event.currentTarget.value)}
      onBlur={() => onFin(texte.trim())}
      onKeyDown={onKeyDown}
      className="mt-1 max-w-96"
    />
  );
}
