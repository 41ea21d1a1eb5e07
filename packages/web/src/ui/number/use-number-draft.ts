/** State of a number input: the value it holds, and the text being typed over it. */
import { useState } from 'react';
import { NUMBER_DEBOUNCE_MS } from '../durations.ts';
import {
  clampNumber,
  correctNumber,
  formatNumber,
  isMultiple,
  NUMBER_PAGE,
  numberBounds,
  parseNumber,
  stepNumber,
  type NumberRules,
} from './number-rules.ts';
import { useDebounce } from '../use-debounce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export type NumberMove = number | 'min' | 'max';

export const NUMBER_KEYS: Partial<Record<string, NumberMove>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: NUMBER_PAGE,
  PageDown: -NUMBER_PAGE,
  Home: 'min',
  End: 'max',
};

interface Options extends NumberRules {
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
}

export function useNumberDraft({ value, defaultValue, onChange, ...rules }: Options) {
  const t = useTexts('ui');
  const locale = useLocale();
  const bounds = numberBounds(rules);
  const [own, setOwn] = useState(defaultValue ?? bounds.min);
  const [draft, setDraft] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [seen, setSeen] = useState(value);
  const held = value ?? own;
  const typed = draft === undefined ? undefined : parseNumber(draft);
  const current = typed === undefined ? held : clampNumber(typed, bounds);

  // A value from outside wins over the text it answers (rounded by the server), not over newer text.
  if (value !== seen) {
    setSeen(value);
    if (value !== current && !isWaiting) setDraft(undefined);
  }

  const debounced = useDebounce((next: number) => {
    setIsWaiting(false);
    setOwn(next);
    if (next !== held) onChange?.(next);
  }, NUMBER_DEBOUNCE_MS);

  const format = (shown: number) => formatNumber(shown, locale, bounds.decimals);
  const schedule = (next: number) => {
    setIsWaiting(true);
    debounced.schedule(next);
  };
  const write = (next: number) => {
    setDraft(format(next));
    schedule(next);
  };
  return {
    bounds,
    current,
    text: draft ?? format(held),
    stepWarning: isMultiple(current, bounds) ? undefined : stepWarning(),
    type(text: string) {
      setDraft(text);
      const next = parseNumber(text);
      if (next !== undefined) schedule(clampNumber(next, bounds));
    },
    step: (count: number) => write(stepNumber(current, count, bounds)),
    move(to: NumberMove) {
      if (to === 'min' || to === 'max') write(bounds[to]);
      else write(stepNumber(current, to, bounds));
    },
    correct: write,
    /** The field is left: what waits goes out, and the text becomes the value. */
    settle() {
      debounced.flush();
      setDraft(undefined);
    },
  };

  function stepWarning() {
    const corrected = correctNumber(current, bounds);
    return {
      message: t('nombre.multiple', { pas: format(bounds.step), valeur: format(current) }),
      correction: {
        value: corrected,
        label: t('nombre.passerA', { valeur: format(corrected) }),
      },
    };
  }
}
