import type { ClipboardEvent } from 'react';
import { clsx } from 'clsx';
import { fieldBoxClass, fieldInputClass } from '../ui/field-class.ts';
import { NumberInput } from '../ui/number-input.tsx';
import type { LigneSaisie } from './lignes-collees.ts';

const QUANTITE_MAX = 999_999;

interface LigneAchatRapideProps {
  /** From 1. */
  rang: number;
  words: { reference: string; quantite: string; exemple: string };
  ligne: LigneSaisie;
  onChange: (ligne: LigneSaisie) => void;
  onPaste: (event: ClipboardEvent) => void;
}

export function LigneAchatRapide({ rang, words, ligne, onChange, onPaste }: LigneAchatRapideProps) {
  return (
    <li className="flex items-center gap-4 border-b py-1.5">
      <div className={fieldBoxClass()}>
        <input
          name="reference"
          value={ligne.reference}
          onChange={(event) => onChange({ ...ligne, reference: event.currentTarget.value })}
          onPaste={onPaste}
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
      <NumberInput
        name="quantite"
        label={`${words.quantite} ${rang}`}
        value={ligne.quantite}
        min={1}
        max={QUANTITE_MAX}
        onChange={(quantite) => onChange({ ...ligne, quantite })}
        className="shrink-0"
      />
    </li>
  );
}
