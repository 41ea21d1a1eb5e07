import { Check, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { clsx } from 'clsx';
import { buttonClass } from '../button/button-class.ts';
import { createCountdown } from './countdown.ts';
import { dismissToast, type Toast, type ToastKind } from './toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';

const ICONS: Record<ToastKind, LucideIcon | undefined> = {
  toast: undefined,
  snackbar: undefined,
  'snackbar-success': Check,
  'snackbar-info': Info,
};

export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, detail, link, action, durationMs } = toast;
  // Its time stands still while it is pointed at or holds the focus.
  const [isPaused, setIsPaused] = useState(false);
  const [countdown] = useState(() => createCountdown(durationMs, () => dismissToast(id)));
  useEffect(() => {
    if (isPaused) return;
    countdown.start();
    return countdown.pause;
  }, [countdown, isPaused]);
  const t = useTexts('ui');
  const Icon = toast.icon ?? ICONS[kind];
  const success = kind === 'snackbar-success' || toast.icon === Check;
  const resume = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPaused(false);
  };
  return (
    <div
      className="pointer-events-auto relative overflow-hidden rounded-card bg-ink text-on transition-[opacity,translate] duration-200 dark:outline dark:outline-on-line motion-safe:starting:translate-y-2 starting:opacity-0"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={resume}
    >
      <div className="flex min-h-16 items-center gap-4 py-2 pr-2 pl-4">
        {Icon && (
          <Icon
            size={20}
            aria-hidden
            // On ink in both themes: the green is that of the dark one.
            className={clsx('shrink-0', success && 'text-on-ok')}
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="type-name">{title}</p>
          {(detail || link) && (
            <p className="type-meta text-on-2">
              {detail && <span className={clsx(!link && 'line-clamp-2')}>{detail}</span>}
              {detail && link && ' · '}
              {link && (
                <button
                  type="button"
                  className="font-[600] text-on underline underline-offset-2"
                  onClick={() => {
                    dismissToast(id);
                    link.run();
                  }}
                >
                  {link.label}
                </button>
              )}
            </p>
          )}
        </div>
        {action && (
          <button
            type="button"
            className={buttonClass({ kind: 'on-ink', size: 'sm' })}
            onClick={() => {
              dismissToast(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={t('notification.fermer')}
          className={clsx(buttonClass({ kind: 'on-ink', square: true }), 'border-transparent')}
          onClick={() => dismissToast(id)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <TimeBar {...{ durationMs, isPaused }} />
    </div>
  );
}

/** The time that is left. */
function TimeBar({ durationMs, isPaused }: { durationMs: number; isPaused: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation>(undefined);
  useEffect(() => {
    animation.current = bar.current?.animate([{ width: '100%' }, { width: '0%' }], {
      duration: durationMs,
      fill: 'forwards',
    });
    return () => animation.current?.cancel();
  }, [durationMs]);
  useEffect(() => {
    if (isPaused) animation.current?.pause();
    else animation.current?.play();
  }, [isPaused]);
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-ink-3">
      <span ref={bar} className="block h-full w-full bg-focus" />
    </span>
  );
}
