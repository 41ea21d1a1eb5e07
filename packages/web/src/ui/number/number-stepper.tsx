/** Minus, figure, plus: what shows a number draft and changes it. */
import { useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { MINUS, PLUS } from '../row-icons.tsx';
import { NUMBER_KEYS, type useNumberDraft } from './use-number-draft.ts';
import { useTexts } from '../../words/use-texts.ts';

export type NumberStepperSize = 'sm' | 'md' | 'lg';

interface Props {
  draft: ReturnType<typeof useNumberDraft>;
  label: string;
  size?: NumberStepperSize | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Its value breaks a rule: the border says so, the words stand elsewhere. */
  warned?: boolean;
  /**
   * One of many on its page: a plain figure until it is pointed at or focused. For each field of a page a browser
   * asks, as soon as the page is there, whether it is seen, and lays out what nobody sees yet.
   */
  resting?: boolean | undefined;
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
/** Comes in the place of the figure that had the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();
const BUTTONS = { sm: 'w-7', md: 'w-8', lg: 'w-11.5' };

export function NumberStepper(props: Props) {
  const { draft, label, size = 'md', name, disabled = false, warned = false, onKeyDown } = props;
  const t = useTexts('ui');
  const [isResting, setIsResting] = useState(props.resting && !disabled);
  const { bounds, current } = draft;
  const wake = () => setIsResting(false);
  const shown = {
    'aria-label': label,
    'aria-valuenow': current,
    'aria-valuemin': bounds.min,
    'aria-valuemax': bounds.max,
    'aria-invalid': warned || undefined,
    className: clsx(
      'stepper-field',
      size === 'lg' ? 'type-name sm:type-input-coarse' : 'type-name',
      'pointer-coarse:type-input-coarse',
      current === 0 || disabled ? 'font-[420] text-text-2' : 'text-text',
    ),
  } as const;
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
      {isResting ? (
        <span
          {...shown}
          role="spinbutton"
          tabIndex={0}
          onFocus={wake}
          // Those came to it before the page was awake.
          onClick={wake}
          onKeyDown={wake}
        >
          {draft.text}
        </span>
      ) : (
        <input
          {...shown}
          role="spinbutton"
          ref={props.resting ? takeFocus : undefined}
          type="text"
          inputMode={bounds.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
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
        />
      )}
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
