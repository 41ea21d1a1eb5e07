import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { clsx } from 'clsx';
import { Lien } from '../../page/lien.tsx';

export interface SortOrder {
  column: string;
  direction: 'asc' | 'desc';
}

/** By links where the order is in the address (`hrefOf`), else by buttons (`onChange`). */
export interface TableSort {
  current: SortOrder | null;
  hrefOf?: (next: SortOrder) => string;
  onChange?: (next: SortOrder) => void;
}

interface SortHeadProps {
  column: { id: string; header: string; align?: 'start' | 'end'; sortable?: boolean };
  sort: TableSort | undefined;
  className: string;
}

const HEAD =
  'type-head z-1 bg-bg px-2 py-1 align-middle lg:max-2xl:not-first:pl-1.5 lg:max-2xl:not-last:pr-1.5 sm:h-9 text-text-2 first:pl-0 last:pr-0 lg:sticky lg:top-[var(--header-height,0px)] sm:border-b sm:border-line-2';

export function SortHead({ column, sort, className }: SortHeadProps) {
  const { id, header, align = 'start', sortable = false } = column;
  const active = sort?.current?.column === id ? sort.current.direction : undefined;
  const head = clsx(HEAD, align === 'end' ? 'text-end' : 'text-start', className);
  if (!sort || !sortable) {
    return (
      <th role="columnheader" scope="col" className={clsx(head, 'max-sm:hidden')}>
        {header}
      </th>
    );
  }
  const next: SortOrder = { column: id, direction: active === 'asc' ? 'desc' : 'asc' };
  const Icon = active === 'asc' ? ArrowUp : active === 'desc' ? ArrowDown : ChevronsUpDown;
  const label = (
    <>
      {header}
      <Icon size={16} aria-hidden className={clsx(!active && 'opacity-60')} />
    </>
  );
  const look = clsx(
    'inline-flex items-center gap-1 hover:text-text max-sm:min-h-11 pointer-coarse:min-h-11',
    active && 'text-text',
  );
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={active && (active === 'asc' ? 'ascending' : 'descending')}
      className={clsx(head, 'max-sm:p-0')}
    >
      {sort.hrefOf ? (
        <Lien href={sort.hrefOf(next)} keepScroll className={look}>
          {label}
        </Lien>
      ) : (
        <button type="button" className={look} onClick={() => sort.onChange?.(next)}>
          {label}
        </button>
      )}
    </th>
  );
}
