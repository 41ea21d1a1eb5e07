import type { ReactNode } from 'react';

interface StatePageProps {
  kicker: string;
  title: string;
  children: ReactNode;
  /** At the right on a desk, below elsewhere. */
  aside?: ReactNode;
}

/** A page that says what became of the one asked for, and what to do now. */
export function StatePage({ kicker, title, children, aside }: StatePageProps) {
  return (
    <div className="page-wide grid gap-x-16 gap-y-12 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <div>
        <p className="type-h3 text-text-2">{kicker}</p>
        <h1 className="mt-1 type-display text-balance">{title}</h1>
        {children}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
