import { useEffect, useId, type ComponentProps, type MouseEvent } from 'react';
import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { announce } from '../notice/announce.ts';
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts';
import { SUCCESS_BUTTON_MS } from '../durations.ts';
import { Spinner } from '../notice/spinner.tsx';
import { useFleeting } from '../notice/use-fleeting.ts';
import { type TranslateOf, useTexts } from '../../words/use-texts.ts';

export interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'square'> {
  icon?: LucideIcon;
  /** Work is under way: the label stays, a spinner takes the icon's place, clicks are ignored. */
  busy?: boolean;
  /** Turning true shows the check for 1500 ms; a mutation's `isSuccess` fits as it is. */
  done?: boolean;
  /** The word beside the check. */
  doneLabel?: string;
  /** Why it cannot be used. It stays focusable so that everyone can learn it. */
  disabledReason?: string;
}

/** The spinner and its gap take from the padding exactly what they add: the width is fixed. */
const BUSY_PADDINGS: Record<ButtonSize, string> = {
  sm: 'gap-1.5! px-0.5!',
  md: 'px-1!',
  lg: 'px-2!',
};

export function Button({
  kind,
  size = 'md',
  block,
  icon: Icon,
  busy = false,
  done,
  doneLabel,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const words = buttonWords(useTexts('ui'));
  const reasonId = useId();
  const isDone = useFleeting(done ?? false, SUCCESS_BUTTON_MS) && !busy;
  const blocked = busy || disabledReason !== undefined;
  const doneWord = doneLabel ?? words.done;
  useEffect(() => {
    if (isDone) announce(doneWord);
  }, [isDone, doneWord]);
  const iconSize = size === 'sm' ? 16 : 20;
  const isTight = size === 'sm' || kind === 'quiet';
  const button = (
    <button
      type="button"
      {...rest}
      onClick={blocked ? ignore : rest.onClick}
      aria-busy={busy || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={clsx(
        buttonClass({ kind, size, block }),
        busy && !Icon && BUSY_PADDINGS[isTight ? 'sm' : size],
        busy && 'cursor-progress',
        className,
      )}
    >
      {busy ? (
        <span className={clsx('inline-flex justify-center', Icon && slot(iconSize))}>
          <Spinner size={isTight && !Icon ? 14 : 16} />
        </span>
      ) : (
        Icon && <Icon size={iconSize} aria-hidden className={clsx(isDone && 'invisible')} />
      )}
      <span className={clsx(isDone && 'invisible')}>{children}</span>
      {isDone && (
        <span className="absolute inset-0 flex items-center justify-center gap-2 overflow-hidden">
          <Check size={iconSize} aria-hidden />
          {doneWord}
        </span>
      )}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={clsx('items-center gap-3', block ? 'flex flex-col' : 'inline-flex')}>
      {button}
      <span id={reasonId} className="type-meta text-text-2">
        {disabledReason}
      </span>
    </span>
  );
}

function slot(iconSize: number): string {
  return iconSize === 20 ? 'w-5' : 'w-4';
}

/** Also keeps a submit button from submitting. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

const buttonWords = (t: TranslateOf<'ui'>) => ({
  done: t('bouton.fait'),
});
