import type { ComponentType } from 'react';
import { clsx } from 'clsx';

interface Props {
  id: string;
  title: string;
  Pieces: ComponentType;
  /** The one shown where there is no room for both. */
  theme: 'light' | 'dark';
}

export function Section({ id, title, Pieces, theme }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`} className="border-b-2 border-text pb-2 type-h2">
        {title}
      </h2>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((own) => (
          <div
            key={own}
            data-theme={own}
            className={clsx(
              'flex min-w-0 flex-col gap-6 rounded-card border border-line p-4 sm:p-6',
              own !== theme && 'max-lg:hidden',
            )}
          >
            <Pieces />
          </div>
        ))}
      </div>
    </section>
  );
}
