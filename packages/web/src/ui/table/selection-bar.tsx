/** What is done with the rows chosen, above the bottom of the screen while there are any. */
import type { ReactNode, Ref } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';

interface Props {
  ref?: Ref<HTMLElement>;
  /** Names the bar to who cannot see it. */
  label: string;
  /** « 3 lignes choisies ». */
  count: string;
  clear: { label: string; onClick: () => void };
  children: ReactNode;
}

export function SelectionBar({ ref, label, count, clear, children }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      className="sticky bottom-[calc(var(--bandeau-height,0px)+1rem)] z-2 flex flex-wrap items-center gap-2 rounded-card border border-line-2 bg-bg px-4 py-3 shadow-float max-sm:bottom-[calc(var(--bandeau-height,0px)+5rem)] max-sm:px-3 print:hidden"
    >
      <p role="status" className="flex-1 type-label">
        {count}
      </p>
      <IconButton size="sm" icon={X} label={clear.label} onClick={clear.onClick} />
      <span aria-hidden className="basis-full sm:hidden" />
      {children}
    </section>
  );
}
