import type { ReactNode } from 'react';
import type { Illustration } from '@comptoir/contract/illustrations/illustration.schema.ts';
import { IllustrationTardive } from '../../illustrations/illustration-tardive.public.tsx';

interface ListingHeadProps {
  breadcrumb: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Beside it all, where there is room. */
  illustration?: Illustration | null | undefined;
  /** The levels right below. */
  children?: ReactNode;
}

/** The head of a page that lists articles. */
export function ListingHead({
  breadcrumb,
  title,
  intro,
  illustration,
  children,
}: ListingHeadProps) {
  return (
    <div className="page-wide sm:pt-3">
      {breadcrumb}
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <h1 className="type-h1 sm:mt-4">{title}</h1>
          {intro && <p className="mt-2 max-w-180 type-body text-pretty text-text-2">{intro}</p>}
          {children}
        </div>
        {illustration && (
          <IllustrationTardive
            illustration={illustration}
            sizes="288px"
            className="mt-4 h-48 w-72 shrink-0 max-lg:hidden"
          />
        )}
      </div>
    </div>
  );
}
