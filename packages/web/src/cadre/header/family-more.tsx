/** The departments the row has no room for, behind one button at its end. */
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { clsx } from 'clsx';
import { Lien } from '../../page/lien.tsx';
import { showNear } from '../../ui/button/place-near.ts';
import type { LienMenu } from '../menu/rayons.ts';

export interface FamilyMoreProps {
  row: RefObject<HTMLUListElement | null>;
  liens: readonly LienMenu[];
  /** The department of the page. */
  current: string | undefined;
  label: string;
}

export default function FamilyMore({ row, liens, current, label }: FamilyMoreProps) {
  const fitting = useFitting(row, liens.length);
  const rest = liens.slice(fitting);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        onClick={(event) => {
          event.preventDefault();
          if (list.current?.matches(':popover-open')) close();
          else if (list.current && button.current) {
            showNear(list.current, button.current, 'bottom', 'end');
            list.current.querySelector('a')?.focus();
          }
        }}
        className={clsx(
          MORE,
          rest.length === 0 && 'invisible',
          rest.some(({ href }) => href === current) && 'border-b-text!',
        )}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        className="fixed m-0 max-h-[70dvh] min-w-64 overflow-y-auto rounded-card border border-line-2 bg-bg py-1 text-text shadow-float"
      >
        {rest.map(({ href, libelle, nombre }) => (
          <li key={href}>
            <Lien
              href={href}
              onClick={close}
              aria-current={href === current ? 'page' : undefined}
              className="flex min-h-10 items-center justify-between gap-6 px-4 -outline-offset-2 hover:bg-sunk aria-[current]:font-[620] pointer-coarse:min-h-11"
            >
              {libelle}
              <span className="type-meta text-text-2">{nombre}</span>
            </Lien>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As wide and high as the plain link it takes the place of. */
export const MORE =
  'flex h-full items-center gap-1 border-y-2 border-transparent type-label whitespace-nowrap -outline-offset-2 hover:text-link';

/** How many stand on the line that is shown; those below it cannot be reached. */
function useFitting(row: RefObject<HTMLUListElement | null>, length: number): number {
  const [fitting, setFitting] = useState(length);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const entries = [...list.children] as HTMLElement[];
      const top = entries[0]?.offsetTop ?? 0;
      for (const entry of entries) entry.inert = entry.offsetTop > top;
      setFitting(entries.filter(({ inert }) => !inert).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, length]);
  return fitting;
}
