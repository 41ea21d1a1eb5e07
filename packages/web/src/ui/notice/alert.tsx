/** A note in the page, tinted by what it says. The words carry it, the colour only helps. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ERROR_ALERT_MS } from '../durations.ts';
import { useTexts } from '../../words/use-texts.ts';

export type AlertState = 'ok' | 'warn' | 'err' | 'info';

const LOOKS: Record<AlertState, { icon: LucideIcon; ground: string; tint: string }> = {
  ok: { icon: CircleCheck, ground: 'bg-ok-b', tint: 'text-ok' },
  warn: { icon: TriangleAlert, ground: 'bg-warn-b', tint: 'text-warn' },
  err: { icon: CircleAlert, ground: 'bg-err-b', tint: 'text-err' },
  info: { icon: Info, ground: 'bg-sunk', tint: 'text-link' },
};

export interface AlertProps {
  state: AlertState;
  /** Said first, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** At most one button, at the right: the correction, with its result in its label. */
  action?: ReactNode;
  /** It came after an action: it is read out at once. */
  live?: boolean;
  className?: string;
}

export function Alert({ state, title, children, action, live = false, className }: AlertProps) {
  const t = useTexts('ui');
  const { icon: Icon, ground, tint } = LOOKS[state];
  return (
    <div
      role={live ? (state === 'err' ? 'alert' : 'status') : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-2.5',
        ground,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-3">
        <Icon
          size={20}
          role="img"
          aria-label={t(`etat.${state}`)}
          className={clsx('shrink-0 max-sm:mt-0.5', tint)}
        />
        <div className="min-w-0">
          {title && <strong>{title} </strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}

interface ErrorAlertProps extends Omit<AlertProps, 'state' | 'live'> {
  /** Called after 3000 ms: whoever shows it takes it away. */
  onHide: () => void;
}

/** An error that goes by itself. Only for what can simply be tried again; the rest stays in the page. */
export function ErrorAlert({ onHide, ...alert }: ErrorAlertProps) {
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    const timer = setTimeout(() => hide(), ERROR_ALERT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Alert {...alert} state="err" live />;
}
