/** How many are left: empty until it is counted, which a zero would not tell. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { RESTE_MAX } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { createRafale } from '../../achat-rapide/scan.public.ts';
import { MINUS, PLUS } from '../../ui/row-icons.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  label: string;
  /** Undefined: to be counted. */
  reste: number | undefined;
  onReste: (reste: number | undefined) => void;
  /** A hand scanner typed into the field. */
  onCode: (code: string) => void;
  onSuivante: () => void;
}

/** Slower keys are those of a hand. */
const RAFALE_MS = 50;
const FLECHES: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export function ChampCompte({ label, reste, onReste, onCode, onSuivante }: Props) {
  const t = useTexts('ui');
  const [rafale] = useState(createRafale);
  const avant = useRef({ reste, at: -Infinity });
  const changer = (de: number) =>
    onReste(Math.min(RESTE_MAX, Math.max(0, (reste ?? (de < 0 ? 1 : 0)) + de)));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    // What was counted before a scanner began to type over it.
    if (timeStamp - avant.current.at > RAFALE_MS) avant.current.reste = reste;
    avant.current.at = timeStamp;
    const code = rafale.touche(key, timeStamp);
    if (code !== undefined) {
      event.preventDefault();
      onReste(avant.current.reste);
      onCode(code);
      return;
    }
    const de = FLECHES[key];
    if (de) {
      event.preventDefault();
      changer(de);
    }
    if (key === 'Enter') {
      event.preventDefault();
      onSuivante();
    }
  };
  const bouton = (de: number) => ({
    tabIndex: -1,
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => changer(de),
  });
  return (
    <div className="stepper-box h-12 w-36 border-line-2">
      <button
        type="button"
        {...bouton(-1)}
        disabled={reste === 0}
        aria-label={t('nombre.diminuer')}
        className="stepper-button w-12 border-r"
      >
        {MINUS}
      </button>
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={label}
        placeholder="–"
        value={reste ?? ''}
        maxLength={7}
        onChange={(event) => {
          const chiffres = event.currentTarget.value.replace(/\D/g, '');
          onReste(chiffres === '' ? undefined : Math.min(RESTE_MAX, Number(chiffres)));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        className="stepper-field type-input-coarse"
      />
      <button
        type="button"
        {...bouton(1)}
        aria-label={t('nombre.augmenter')}
        className="stepper-button w-12 border-l"
      >
        {PLUS}
      </button>
    </div>
  );
}
