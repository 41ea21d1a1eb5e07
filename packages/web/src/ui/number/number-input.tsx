/**
 * The stepper with its label and its warning. What is typed stays as typed until the field is left;
 * the value given out is always between the bounds, 500 ms after the last change.
 */
import type { KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { NumberStepper, type NumberStepperSize } from './number-stepper.tsx';
import { NumberWarning, type NumberCorrection } from './number-warning.tsx';
import type { NumberRules } from './number-rules.ts';
import { useNumberDraft } from './use-number-draft.ts';

export interface NumberInputProps extends NumberRules {
  /** Accessible name: « Quantité de VBF-04040-ZJ ». */
  label: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Keys other than those that change the value, Enter among them: tables move with it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  size?: NumberStepperSize;
  name?: string;
  disabled?: boolean;
  /** One of many on its page. */
  resting?: boolean;
  /**
   * A broken rule. Left out, a value that is no multiple of the step warns by itself; null never
   * warns; without a message only the border does, and the message stands elsewhere.
   */
  warning?: { message?: string; correction?: NumberCorrection } | null;
  className?: string;
}

export function NumberInput(props: NumberInputProps) {
  const { label, size, name, disabled, resting, className, onKeyDown } = props;
  const draft = useNumberDraft(props);
  const warning = props.warning === undefined ? draft.stepWarning : (props.warning ?? undefined);
  return (
    <div className={clsx('inline-flex flex-col gap-1', className)}>
      <NumberStepper
        draft={draft}
        label={label}
        size={size}
        name={name}
        disabled={disabled}
        resting={resting}
        warned={warning !== undefined}
        onKeyDown={onKeyDown}
      />
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
