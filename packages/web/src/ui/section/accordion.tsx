import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionProps {
  summary: ReactNode;
  /** A count or a state at the right of the title. */
  aside?: ReactNode;
  open?: boolean;
  /** Sections of the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** Works before, and without, any script; what is closed is still found by the browser's search. */
export function Accordion({ summary, aside, open, name, children }: AccordionProps) {
  return (
    <details open={open} name={name} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="type-h3 flex-1">{summary}</span>
        {aside && <span className="type-meta text-text-2">{aside}</span>}
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
