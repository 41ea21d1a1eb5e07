import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/notice/spinner.tsx';

interface LigneChoixProps {
  titre: string;
  detail: string;
  badge?: ReactNode;
  busy: boolean;
  /** Takes the focus when the dialog opens. */
  isFirst: boolean;
  onChoose: () => void;
}

/** A row one presses to choose it and go on. */
export function LigneChoix({ titre, detail, badge, busy, isFirst, onChoose }: LigneChoixProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        data-autofocus={isFirst || undefined}
        onClick={onChoose}
        className="flex min-h-16 w-full items-center gap-4 px-4 py-3 text-start -outline-offset-2 hover:bg-sunk sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 type-name">
            {titre}
            {badge}
          </span>
          <span className="block type-meta text-text-2">{detail}</span>
        </span>
        <span className="flex w-5 shrink-0 justify-center text-text-2">
          {busy ? <Spinner size={16} /> : <ChevronRight size={20} aria-hidden />}
        </span>
      </button>
    </li>
  );
}
