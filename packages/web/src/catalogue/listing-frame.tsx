import type { ReactNode } from 'react';

interface ListingFrameProps {
  breadcrumb: ReactNode;
  title: string;
  intro: ReactNode;
  /** Between the head and the shelf: the tabs of the levels below, or what to do instead. */
  above?: ReactNode;
  /** Where the column of facets has no room: the buttons that open filters and sort. */
  drawers: ReactNode;
  facets: ReactNode;
  /** The bar over the results: how many, sorted how, shown how. */
  toolbar: ReactNode;
  /** The results, in a ListingGrid when they are cards. */
  children: ReactNode;
  pagination?: ReactNode;
}

/** Where everything stands on the page of a catalogue node, with its articles or without. */
export function ListingFrame(props: ListingFrameProps) {
  const { breadcrumb, title, intro, above, drawers, facets, toolbar, children, pagination } = props;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      {breadcrumb}
      <h1 className="type-h1 sm:mt-4">{title}</h1>
      <p className="mt-2 max-w-180 type-body text-pretty text-text-2">{intro}</p>
      {above}
      <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-6 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="max-lg:hidden">{facets}</div>
        <div className="min-w-0">
          <div className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:hidden">
            {drawers}
          </div>
          <div className="flex min-h-10 items-center justify-between gap-4 lg:min-h-13.5">
            {toolbar}
          </div>
          {children}
          <div className="mt-4 min-h-10">{pagination}</div>
        </div>
      </div>
    </div>
  );
}

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
