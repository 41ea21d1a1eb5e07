/** How far something has come: the steps behind, the one it is at, those to come. */
import { clsx } from 'clsx';
import { Check } from 'lucide-react';

export interface Step {
  label: string;
  /** When it was done, or is expected. */
  meta?: string | undefined;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Steps done; the next one is under way. */
  done: number;
}

export function Steps({ label, steps, done }: StepsProps) {
  return (
    <ol aria-label={label} className="flex [print-color-adjust:exact] max-sm:flex-col">
      {steps.map((step, rank) => {
        const isDone = rank < done;
        const isCurrent = rank === done;
        return (
          <li
            key={step.label}
            aria-current={isCurrent ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 gap-3 max-sm:pb-3 sm:flex-col sm:gap-2 sm:pr-3"
          >
            {rank < steps.length - 1 && (
              <span
                aria-hidden
                className={clsx(
                  'absolute max-sm:top-6 max-sm:bottom-0 max-sm:left-[11px] max-sm:w-0.5 sm:top-[11px] sm:right-0 sm:left-6 sm:h-0.5',
                  isDone ? 'bg-text' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx(
                'relative flex size-6 shrink-0 items-center justify-center rounded-full border-2',
                isDone && 'border-text bg-text text-bg',
                isCurrent && 'border-text bg-bg',
                !isDone && !isCurrent && 'border-line bg-bg',
              )}
            >
              {isDone && <Check size={14} strokeWidth={3} />}
              {isCurrent && <span className="size-2 rounded-full bg-text" />}
            </span>
            <span className="min-w-0">
              <span className={clsx('block type-label', rank > done && 'text-text-2')}>
                {step.label}
              </span>
              {step.meta && <span className="block type-meta text-text-2">{step.meta}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
