/** The listing before its articles: every box has the size of what will stand in its place. */
import { clsx } from 'clsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ListingGrid, listingCellClass } from './listing-shelf.tsx';

interface WaitingProps {
  /** False where nothing is on its way: the boxes stand still and fainter. */
  loading?: boolean;
}

/** Breathes as one: a movement per box would give the browser hundreds of layers to draw. */
const breathing = (loading: boolean) =>
  clsx('**:animate-none', loading ? 'motion-safe:animate-pulse' : 'opacity-60');

/** Boxes in lines of text: of 16, 20 and 24. */
const LINE_16 = 'my-0.75 h-2.5';
const LINE_20 = 'my-1 h-3';
const LINE_24 = 'my-1 h-4';

function Box({ className }: { className: string }) {
  return <Skeleton delayed={false} className={className} />;
}

function Control({ className }: { className: string }) {
  return <span className={clsx('block shrink-0 rounded-control border', className)} />;
}

// Made once and placed in every cell: a page of 48 costs little more than its elements.
const CARD = (
  <>
    <Box className="size-24 rounded-control! sm:h-37 sm:w-full" />
    <div className="flex flex-col sm:mt-3">
      <Box className={clsx(LINE_16, 'w-12 max-sm:hidden')} />
      <Box className={clsx(LINE_20, 'w-11/12')} />
      <Box className={clsx(LINE_20, 'w-3/5')} />
      <Box className={clsx(LINE_20, 'w-3/4 sm:mt-2.5 sm:w-1/2')} />
      <Box className={clsx(LINE_20, 'w-2/5 max-sm:hidden')} />
      <Box className={clsx(LINE_24, 'mt-3 w-1/2 sm:mt-4 sm:w-2/5')} />
      <Box className={clsx(LINE_16, 'w-4/5 max-sm:hidden')} />
    </div>
    <div className="col-span-2 flex items-center gap-2 sm:mt-3 sm:flex-wrap sm:gap-y-3">
      <div className="grow sm:min-h-8 sm:w-full">
        <Box className={clsx(LINE_16, 'w-24')} />
      </div>
      <Control className="h-12 w-33 sm:h-10 sm:w-27 sm:pointer-coarse:h-12 sm:pointer-coarse:w-33" />
      <Control className="h-12 w-14 sm:h-10 sm:w-auto sm:grow sm:pointer-coarse:h-12" />
    </div>
  </>
);

interface ListingSkeletonProps extends WaitingProps {
  cards?: number;
}

export function ListingSkeleton({ cards = 48, loading = true }: ListingSkeletonProps) {
  const t = useTexts('listing');
  const cardClass = clsx('grid grid-cols-[6rem_minmax(0,1fr)] gap-3 sm:block', breathing(loading));
  return (
    <>
      {loading && (
        <p role="status" className="sr-only">
          {t('listing.chargement')}
        </p>
      )}
      <div aria-hidden="true">
        <ListingGrid>
          {Array.from({ length: cards }, (_, index) => (
            <li key={index} className={listingCellClass}>
              <div className={cardClass}>{CARD}</div>
            </li>
          ))}
        </ListingGrid>
      </div>
    </>
  );
}

/** Lengths of the values in a facet: words are not all of one length. */
const LABELS = ['w-28', 'w-20', 'w-24', 'w-32', 'w-16'];

function FacetValues({ rows }: { rows: number }) {
  return LABELS.slice(0, rows).map((width) => (
    <div key={width} className="flex h-7 items-center gap-2">
      <Control className="size-4 rounded-badge!" />
      <Box className={clsx('h-3', width)} />
      <Box className="ml-auto h-3 w-5" />
    </div>
  ));
}

const TILES = (
  <div className="mb-1 grid grid-cols-4 gap-1">
    {Array.from({ length: 8 }, (_, index) => (
      <Control key={index} className="h-10" />
    ))}
  </div>
);

const RANGE = (
  <>
    <Box className="mt-2 h-7" />
    <Box className="mt-2 h-1" />
    <div className="mt-4 grid grid-cols-2 gap-6">
      <Control className="h-8" />
      <Control className="h-8" />
    </div>
  </>
);

const FACETS = [
  { id: 'availability', body: <FacetValues rows={3} /> },
  { id: 'tiles', body: TILES },
  { id: 'range', body: RANGE },
  { id: 'first', body: <FacetValues rows={5} /> },
  { id: 'second', body: <FacetValues rows={2} /> },
  { id: 'third', body: <FacetValues rows={5} /> },
  { id: 'brand', body: <FacetValues rows={3} /> },
];

export function FacetsSkeleton({ loading = true }: WaitingProps) {
  return (
    <div aria-hidden="true" className={breathing(loading)}>
      {FACETS.map(({ id, body }) => (
        <div key={id} className="mb-3 border-b pb-3">
          <div className="mb-1 flex h-6 items-center justify-between">
            <Box className="h-3.5 w-24" />
            <Box className="mx-1 size-2" />
          </div>
          {body}
        </div>
      ))}
    </div>
  );
}

/** How many articles there are, sort and view. */
export function ToolbarSkeleton({ loading = true }: WaitingProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx('flex grow items-center justify-between gap-4', breathing(loading))}
    >
      <Box className="h-3 w-28" />
      <Box className="h-3 w-20 lg:hidden" />
      <div className="flex gap-4 max-lg:hidden">
        <Control className="h-8 w-42" />
        <Control className="h-8 w-46" />
      </div>
    </div>
  );
}
