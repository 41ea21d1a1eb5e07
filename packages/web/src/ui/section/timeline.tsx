/** What happened, the latest first: one row each, along a line. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export type TimelineTone = 'neutral' | 'ok' | 'warn' | 'err';

export interface TimelineEntry {
  key: string | number;
  icon: LucideIcon;
  tone?: TimelineTone;
  title: ReactNode;
  /** When, by whom. */
  meta: ReactNode;
  /** What was said of it. */
  note?: ReactNode;
}

const TONES: Record<TimelineTone, string> = {
  neutral: 'bg-sunk-2 text-text',
  ok: 'bg-ok-b text-ok',
  warn: 'bg-warn-b text-warn',
  err: 'bg-err-b text-err',
};

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ key, icon: Icon, tone = 'neutral', title, meta, note }, rank) => (
        <li key={key} className="flex gap-3">
          <span aria-hidden className="flex flex-col items-center">
            <span
              className={clsx(
                'flex size-7 shrink-0 items-center justify-center rounded-full',
                TONES[tone],
              )}
            >
              <Icon size={16} />
            </span>
            {rank < entries.length - 1 && <span className="w-px flex-1 bg-line" />}
          </span>
          <div className="min-w-0 pt-1 pb-4">
            <p className="type-name">{title}</p>
            <p className="type-meta text-text-2">{meta}</p>
            {note && <div className="mt-1 type-meta wrap-anywhere whitespace-pre-line">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
