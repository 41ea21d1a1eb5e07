import type { ClipboardEvent } from 'react';
import { clsx } from 'clsx';
import { fieldBoxClass, fieldInputClass } from '../ui/field-class.ts';
import type { LigneSaisie } from './lignes-collees.ts';

interface LigneAchatRapideProps {
  /** From 1. */
  rang: number;
  words: { reference: string; quantite: string };
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
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={clsx(fieldInputClass, 'type-ref placeholder:font-[420]')}
        />
      </div>
      <div className={clsx(fieldBoxClass(), 'w-27! shrink-0')}>
        <input
          name="quantite"
          value={ligne.quantite}
          onChange={(event) => onChange({ ...ligne, quantite: event.currentTarget.value })}
          aria-label={`${words.quantite} ${rang}`}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          autoComplete="off"
          className={clsx(fieldInputClass, 'text-right')}
        />
      </div>
    </li>
  );
}
