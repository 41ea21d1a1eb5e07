/** A bar that opens the collection plan in place: until then it is all there is. */
import { clsx } from 'clsx';
import { ChevronDown, Store } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/notice/skeleton.tsx';

interface Props {
  titre: string;
  question: string;
  className?: string;
  /** The plan, made when it is opened; its code and words come then. */
  renderPlan: (attente: ReactNode) => ReactNode;
}

export function BarreRetrait({ titre, question, className, renderPlan }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={clsx('rounded-control border border-line-2 print:hidden', className)}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-control px-4 py-2 sm:min-h-11 sm:py-1 text-left transition-colors hover:bg-sunk"
        >
          <Store size={24} aria-hidden className="shrink-0" />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="type-name">{titre}</span>
            <span className="type-meta text-text-2">{question}</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && renderPlan(<Attente />)}
      </div>
    </div>
  );
}

function Attente() {
  return (
    <div className="min-h-80 border-t border-line p-4">
      <Skeleton className="h-11 max-w-md rounded-control" />
      <Skeleton className="mt-6 h-52 max-w-md rounded-control" />
    </div>
  );
}
