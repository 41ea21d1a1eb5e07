import type { ReactNode } from 'react';

interface ListingHeadProps {
  breadcrumb: ReactNode;
  title: string;
  intro?: ReactNode;
  /** The levels right below. */
  children?: ReactNode;
}

/** The head of a page that lists articles. */
export function ListingHead({ breadcrumb, title, intro, children }: ListingHeadProps) {
  return (
    <div className="page-wide sm:pt-3">
      {breadcrumb}
      <h1 className="type-h1 sm:mt-4">{title}</h1>
      {intro && <p className="mt-2 max-w-180 type-body text-pretty text-text-2">{intro}</p>}
      {children}
    </div>
  );
}
