/**
 * The stepper. What is typed stays as typed until the field is left; the value given out is always
 * between the bounds, 500 ms after the last change.
 */
import type { KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { NumberWarning, type NumberCorrection } from './number-warning.tsx';
import type { NumberRules } from './number-rules.ts';
import { NUMBER_KEYS, useNumberDraft } from './use-number-draft.ts';
import { type TranslateOf, useTexts } from '../use-texts.ts';

export interface NumberInputProps extends NumberRules {
  /** Accessible name: « Quantité de VBF-04040-ZJ ». */
  label: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Keys other than those that change the value, Enter among them: tables move with it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  size?: 'sm' | 'md' | 'lg';
  name?: string;
  disabled?: boolean;
  /**
   * A broken rule. Left out, a value that is no multiple of the step warns by itself; null never
   * warns; without a message only the border does, and the message stands elsewhere.
   */
  warning?: { message?: string; correction?: NumberCorrection } | null;
  className?: string;
}

const BOXES = {
  sm: 'h-8 w-[6.375rem]',
  md: 'h-10 w-27',
  lg: 'h-12 w-[9.125rem]',
};
const COARSE = 'max-sm:h-12 max-sm:w-33 pointer-coarse:h-12 pointer-coarse:w-33';
const BUTTONS = { sm: 'w-7', md: 'w-8', lg: 'w-11.5' };

export function NumberInput(props: NumberInputProps) {
  const { label, size = 'md', name, disabled = false, className, onKeyDown } = props;
  const words = numberWords(useTexts('ui'));
  const draft = useNumberDraft(props);
  const { bounds, current } = draft;
  const warning = props.warning === undefined ? draft.stepWarning : (props.warning ?? undefined);
  const button = clsx(
    'flex items-center justify-center border-line text-text hover:bg-sunk-2 max-sm:w-11 pointer-coarse:w-11',
    'disabled:cursor-not-allowed disabled:text-text-2 disabled:hover:bg-transparent',
    BUTTONS[size],
  );
  const step = (count: number) => ({
    // The arrow keys do the same from the field: these two stay out of the tab order.
    tabIndex: -1,
    disabled: disabled || (count < 0 ? current <= bounds.min : current >= bounds.max),
    // The field keeps the focus it has; on a phone, its keyboard stays closed.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => draft.step(count),
  });
  return (
    <div className={clsx('inline-flex flex-col gap-1', className)}>
      <div
        className={clsx(
          'inline-flex items-stretch overflow-hidden rounded-control border bg-bg transition-colors',
          'has-focus-visible:field-ring has-[input:disabled]:border-line has-[input:disabled]:bg-sunk',
          warning ? 'border-warn field-edge-warn' : 'border-line-2',
          BOXES[size],
          COARSE,
        )}
      >
        <button
          type="button"
          {...step(-1)}
          aria-label={words.decrease}
          className={clsx(button, 'border-r')}
        >
          <Minus size={16} aria-hidden />
        </button>
        <input
          type="text"
          inputMode={bounds.decimals === 0 ? 'numeric' : 'decimal'}
          role="spinbutton"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={current}
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          aria-invalid={warning ? true : undefined}
          name={name}
          disabled={disabled}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={draft.settle}
          onKeyDown={(event) => {
            const move = NUMBER_KEYS[event.key];
            if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              draft.move(move);
              return;
            }
            if (event.key === 'Enter') draft.settle();
            onKeyDown?.(event);
          }}
          className={clsx(
            'w-full min-w-0 flex-1 bg-transparent text-center outline-none disabled:cursor-not-allowed',
            size === 'lg' ? 'type-name sm:type-input-coarse' : 'type-name',
            'pointer-coarse:type-input-coarse',
            current === 0 || disabled ? 'font-[420] text-text-2' : 'text-text',
          )}
        />
        <button
          type="button"
          {...step(1)}
          aria-label={words.increase}
          className={clsx(button, 'border-l')}
        >
          <Plus size={16} aria-hidden />
        </button>
      </div>
      {warning?.message && (
        <NumberWarning
          message={warning.message}
          correction={warning.correction}
          onCorrect={draft.correct}
        />
      )}
    </div>
  );
}

const numberWords = (t: TranslateOf<'ui'>) => ({
  decrease: t('nombre.diminuer'),
  increase: t('nombre.augmenter'),
});
