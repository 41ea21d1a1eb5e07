import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Lien } from '../../page/lien.tsx';
import { useTexts } from '../../words/use-texts.ts';

export interface Crumb {
  label: string;
  /** None for the page one is on. */
  href?: string;
}

/** On a phone only the way up one level. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts('ui');
  const parent = crumbs.findLastIndex(({ href }) => href !== undefined);
  return (
    <nav aria-label={t('navigation.filAriane')} className="type-meta">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href ?? label}
            className={
              index === parent ? 'flex items-center gap-2' : 'flex items-center gap-2 max-sm:hidden'
            }
          >
            {index > 0 && (
              <ChevronRight size={16} aria-hidden className="text-text-2 max-sm:hidden" />
            )}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Lien
                href={href}
                className="inline-flex items-center gap-1 text-text-2 hover:text-link hover:underline max-sm:min-h-11"
              >
                <ChevronLeft size={16} aria-hidden className="sm:hidden" />
                {label}
              </Lien>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
