import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { SUCCESS_BUTTON_MS } from '../durations.ts';
import { Spinner } from '../notice/spinner.tsx';
import { useFleeting } from '../notice/use-fleeting.ts';

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    Omit<ButtonLook, 'square' | 'block'> {
  icon: LucideIcon;
  /** Its accessible name: there is no other word. */
  label: string;
  busy?: boolean;
  /** Turning true shows a check for 1500 ms. */
  done?: boolean;
}

export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size = 'md',
  busy = false,
  done = false,
  className,
  ...rest
}: IconButtonProps) {
  const isDone = useFleeting(done, SUCCESS_BUTTON_MS);
  const Icon = isDone ? Check : icon;
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-label={label}
      aria-busy={busy || undefined}
      className={clsx(
        buttonClass({ kind, size, square: true }),
        busy && 'cursor-progress',
        className,
      )}
    >
      {busy ? <Spinner /> : <Icon size={size === 'sm' ? 16 : 20} aria-hidden />}
    </button>
  );
}
