import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** `ink`: a discount. `sel`: what is this account's own. `del`: only while a delegate acts. */
export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'err' | 'ink' | 'sel' | 'del';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunk-2 text-text',
  ok: 'bg-ok-b text-ok',
  warn: 'bg-warn-b text-warn',
  err: 'bg-err-b text-err',
  ink: 'bg-ink text-on dark:bg-ink-3',
  sel: 'bg-sel text-link',
  del: 'bg-del-b text-del-t',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** `lg` on a product sheet. */
  size?: 'md' | 'lg';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', size = 'md', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'type-badge inline-flex items-center gap-1 rounded-badge px-1.5 whitespace-nowrap',
        size === 'lg' ? 'min-h-6' : 'min-h-5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
