import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ListingShelfProps {
  facets: ReactNode;
  /** One row that scrolls sideways where the column has no room: filter, sort, what is chosen. */
  chips: ReactNode;
  hasChips: boolean;
  toolbar: ReactNode;
  children: ReactNode;
  pagination?: ReactNode;
}

/** Where everything stands around the results, with them or while they are on their way. */
export function ListingShelf(props: ListingShelfProps) {
  const { facets, chips, hasChips, toolbar, children, pagination } = props;
  return (
    <div className="page-wide pt-4 pb-12 sm:pb-16 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-6 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
      {/* Without script the button of the chip row leads here. */}
      <div id={FACETTES_ID} className="max-lg:hidden max-lg:target:block">
        {facets}
      </div>
      <div className="min-w-0">
        <div
          className={clsx(
            'flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-1 max-lg:[scrollbar-width:none] sm:max-lg:-mx-6 sm:max-lg:px-6 lg:flex-wrap',
            hasChips && 'lg:border-b lg:pb-4',
          )}
        >
          {chips}
        </div>
        <div className="flex min-h-10 items-center justify-between gap-4 lg:min-h-13.5">
          {toolbar}
        </div>
        {children}
        <div className="mt-4 min-h-10">{pagination}</div>
      </div>
    </div>
  );
}

export const FACETTES_ID = 'facettes';

/** One cell of the grid: a row with its rule on a phone, a card between lines elsewhere. */
export const listingCellClass = 'border-b p-4 sm:border-r';

/** Cards between lines, without gaps. A phone rules them from edge to edge. */
export function ListingGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="-mx-4 grid border-t sm:mx-0 sm:grid-cols-2 sm:border-l min-[48rem]:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5">
      {children}
    </ul>
  );
}
