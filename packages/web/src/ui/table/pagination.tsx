import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { pageNumbers } from './page-numbers.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Address of a page: paging works without script, and each page can be kept or sent. */
  hrefOf: (page: number) => string;
  /** Pages shown together from this one on, when more were asked for in place. */
  span?: number;
  /** Between the count and the pages: what shows more of them. */
  children?: ReactNode;
}

const CELL =
  'type-label flex size-8 items-center justify-center rounded-control max-sm:size-11 pointer-coarse:size-11';

export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, hrefOf, span = 1, children } = props;
  const t = useTexts('ui');
  const locale = useLocale();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), count);
  const first = Math.min(total, (current - 1) * pageSize + 1);
  const last = Math.min(total, (current + span - 1) * pageSize);
  const keep = new Set([1, current, count]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="type-meta text-text-2">
        {t('pagination.plage', {
          debut: formatNombre(locale, first),
          fin: formatNombre(locale, last),
          total: formatNombre(locale, total),
        })}
      </p>
      {children}
      {count > 1 && (
        <nav aria-label={t('pagination.pages')}>
          <ul className="flex items-center gap-1">
            <li>
              <Step
                to={current - 1}
                count={count}
                hrefOf={hrefOf}
                label={t('pagination.precedente')}
              >
                <ChevronLeft size={16} aria-hidden />
              </Step>
            </li>
            {pageNumbers(current, count).map((number, index) => (
              <li
                key={number ?? `gap-${index}`}
                // A phone has room for five: the ends and the current page say enough.
                className={clsx(
                  count > 5 && number !== null && !keep.has(number) && 'max-sm:hidden',
                )}
              >
                {number === null ? (
                  <span aria-hidden="true" className={clsx(CELL, 'text-text-2 max-sm:w-6')}>
                    …
                  </span>
                ) : (
                  <Lien
                    href={hrefOf(number)}
                    aria-current={number === current ? 'page' : undefined}
                    className={clsx(
                      CELL,
                      number === current ? 'bg-text text-bg' : 'hover:bg-sunk-2',
                    )}
                  >
                    {number}
                  </Lien>
                )}
              </li>
            ))}
            <li>
              <Step to={current + 1} count={count} hrefOf={hrefOf} label={t('pagination.suivante')}>
                <ChevronRight size={16} aria-hidden />
              </Step>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  to: number;
  count: number;
  hrefOf: (page: number) => string;
  label: string;
  children: ReactNode;
}

/** Keeps its place at the ends, where it leads nowhere. */
function Step({ to, count, hrefOf, label, children }: StepProps) {
  if (to < 1 || to > count) return <span className={clsx(CELL, 'invisible')} />;
  return (
    <Lien href={hrefOf(to)} aria-label={label} className={clsx(CELL, 'hover:bg-sunk-2')}>
      {children}
    </Lien>
  );
}
