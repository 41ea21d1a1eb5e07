import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  title: string;
  /** `stack`: one under the other, as wide as the column. */
  look?: 'line' | 'stack';
  children: ReactNode;
}

/** A piece, or the variants of one, under the name of what is shown. */
export function Specimen({ title, look = 'line', children }: Props) {
  return (
    <div>
      <h3 className="mb-2 type-caption text-text-2">{title}</h3>
      <div
        className={clsx(
          look === 'line' ? 'flex flex-wrap items-center gap-3' : 'flex max-w-md flex-col gap-4',
        )}
      >
        {children}
      </div>
    </div>
  );
}
