import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  id: string;
  titre: string;
  /** How many things are inside. */
  nombre?: number | undefined;
  /** A link at the right of the title, on a desk. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

const DESK = '(min-width: 40rem)';

/**
 * A section of the sheet: always open on a desk, folded on a phone, without any script. Its id is on
 * the content, so that a link to it unfolds it.
 */
export function SectionFiche({ id, titre, nombre, aside, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // What CSS shows on a desk is also said to be open.
    const desk = matchMedia(DESK);
    const unfold = () => {
      if (desk.matches && details.current) details.current.open = true;
    };
    unfold();
    desk.addEventListener('change', unfold);
    return () => desk.removeEventListener('change', unfold);
  }, []);
  return (
    <section className={clsx('relative', className)}>
      <details
        ref={details}
        className="group max-sm:border-b max-sm:border-line sm:details-content:[content-visibility:visible]"
      >
        <summary
          className="flex min-h-12 list-none items-center gap-3 sm:pointer-events-none sm:min-h-10 [&::-webkit-details-marker]:hidden"
          onClick={(event) => {
            if (matchMedia(DESK).matches) event.preventDefault();
          }}
        >
          <h2 className="flex-1 type-h3 sm:type-h2">
            {titre}
            {nombre !== undefined && <span className="sm:hidden"> ({nombre})</span>}
          </h2>
          <ChevronDown
            size={20}
            aria-hidden
            className="transition-[rotate] group-open:rotate-180 sm:hidden"
          />
        </summary>
        <div id={id} className="max-sm:pb-4">
          {children}
        </div>
      </details>
      {aside && <div className="absolute top-1.5 right-0 type-meta max-sm:hidden">{aside}</div>}
    </section>
  );
}
