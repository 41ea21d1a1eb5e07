/** Minus, figure, plus: what shows a number draft and changes it. */
import type { KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { MINUS, PLUS } from './row-icons.tsx';
import { NUMBER_KEYS, type useNumberDraft } from './use-number-draft.ts';
import { useTexts } from '../use-texts.ts';

export type NumberStepperSize = 'sm' | 'md' | 'lg';

interface Props {
  draft: ReturnType<typeof useNumberDraft>;
  label: string;
  size?: NumberStepperSize | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Its value breaks a rule: the border says so, the words stand elsewhere. */
  warned?: boolean;
  /** Keys other than those that change the value. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

const BOXES = {
  sm: 'h-8 w-[6.375rem]',
  md: 'h-10 w-27',
  lg: 'h-12 w-[9.125rem]',
};
const COARSE = 'max-sm:h-12 max-sm:w-33 pointer-coarse:h-12 pointer-coarse:w-33';
const BUTTON = 'stepper-button max-sm:w-11 pointer-coarse:w-11';
const BUTTONS = { sm: 'w-7', md: 'w-8', lg: 'w-11.5' };

export function NumberStepper(props: Props) {
  const { draft, label, size = 'md', name, disabled = false, warned = false, onKeyDown } = props;
  const t = useTexts('ui');
  const { bounds, current } = draft;
  const step = (count: number) => ({
    // The arrow keys do the same from the field: these two stay out of the tab order.
    tabIndex: -1,
    disabled: disabled || (count < 0 ? current <= bounds.min : current >= bounds.max),
    // The field keeps the focus it has; on a phone, its keyboard stays closed.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => draft.step(count),
  });
  return (
    <div
      className={clsx(
        'stepper-box',
        warned ? 'border-warn field-edge-warn' : 'border-line-2',
        BOXES[size],
        COARSE,
      )}
    >
      <button
        type="button"
        {...step(-1)}
        aria-label={t('nombre.diminuer')}
        className={`${BUTTON} border-r ${BUTTONS[size]}`}
      >
        {MINUS}
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
        aria-invalid={warned || undefined}
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
          'stepper-field',
          size === 'lg' ? 'type-name sm:type-input-coarse' : 'type-name',
          'pointer-coarse:type-input-coarse',
          current === 0 || disabled ? 'font-[420] text-text-2' : 'text-text',
        )}
      />
      <button
        type="button"
        {...step(1)}
        aria-label={t('nombre.augmenter')}
        className={`${BUTTON} border-l ${BUTTONS[size]}`}
      >
        {PLUS}
      </button>
    </div>
  );
}
