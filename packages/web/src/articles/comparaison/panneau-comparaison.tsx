/** The chosen articles at the foot of the window; opened, their features side by side. */
import './comparaison.css';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useRootMark } from '../../ui/use-root-mark.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { articlesQuery } from '../articles.queries.ts';
import { useComparaison } from './comparaison.ts';
import { ImageArticle } from '../image-article.tsx';
import { TableauComparaison } from './tableau-comparaison.tsx';

export default function PanneauComparaison() {
  const t = useTexts('articles');
  const locale = useLocale();
  const { api } = useRouter().options.context;
  const { ids, toggle, clear } = useComparaison();
  const [isOpen, setIsOpen] = useState(false);
  const region = useRef<HTMLElement>(null);
  const query = useQuery(articlesQuery({ api, locale }, ids));
  // The answer before may still hold one that was taken out.
  const articles = query.data?.articles.filter(({ id }) => ids.includes(id));
  const canOpen = ids.length > 1;
  const expanded = isOpen && canOpen;
  useEscape(region, expanded, () => setIsOpen(false));
  useRootMark('data-compare-bar');
  return (
    <section
      ref={region}
      aria-label={t('comparaison.titre')}
      className="compare-bar fixed inset-x-0 z-20 flex flex-col border-t-2 border-text bg-bg print:hidden"
    >
      {expanded && articles && query.data && (
        <TableauComparaison
          articles={articles}
          attributs={query.data.attributs}
          jour={query.data.jour}
          onRetirer={toggle}
        />
      )}
      <div className="page-wide flex h-16 shrink-0 items-center gap-3">
        <ul className="flex min-w-0 items-center gap-2">
          {ids.map((id) => (
            <Vignette
              key={id}
              article={articles?.find((article) => article.id === id)}
              onRetirer={() => toggle(id)}
            />
          ))}
        </ul>
        {query.isError && (
          <p role="alert" className="type-meta text-err max-sm:hidden">
            {t('comparaison.erreur')}
          </p>
        )}
        {!canOpen && (
          <p className="type-meta text-text-2 max-sm:hidden">{t('comparaison.unSeul')}</p>
        )}
        <div className="ml-auto flex items-center gap-2">
          <button
            type="button"
            onClick={clear}
            className={`${buttonClass({ kind: 'quiet', size: 'sm' })} max-sm:hidden`}
          >
            {t('comparaison.effacer')}
          </button>
          {query.isError ? (
            <Button onClick={() => void query.refetch()}>{t('comparaison.reessayer')}</Button>
          ) : (
            canOpen && (
              <button
                type="button"
                aria-expanded={expanded}
                onClick={() => setIsOpen(!isOpen)}
                className={buttonClass({ kind: 'solid' })}
              >
                {expanded ? (
                  t('comparaison.fermer')
                ) : (
                  <>
                    <span className="sm:hidden">{t('comparaison.ajouter')}</span>
                    <span className="max-sm:hidden">
                      {t('comparaison.comparerN', { count: ids.length })}
                    </span>
                  </>
                )}
                {expanded ? (
                  <ChevronDown size={20} aria-hidden />
                ) : (
                  <ChevronUp size={20} aria-hidden />
                )}
              </button>
            )
          )}
        </div>
      </div>
    </section>
  );
}

interface VignetteProps {
  article: ArticleVendu | undefined;
  onRetirer: () => void;
}

function Vignette({ article, onRetirer }: VignetteProps) {
  const t = useTexts('articles');
  if (!article) {
    return (
      <li>
        <Skeleton className="size-12" />
      </li>
    );
  }
  return (
    <li className="relative">
      <ImageArticle
        image={article.image}
        slot="rangee"
        alt={article.libelle}
        className="size-12 p-1"
      />
      <button
        type="button"
        aria-label={t('comparaison.retirerReference', { reference: article.reference })}
        title={article.reference}
        onClick={onRetirer}
        // The whole picture takes the tap: the cross alone would be too small for a finger.
        className="absolute inset-0 rounded-control"
      >
        <span className="absolute -top-1.5 -right-1.5 flex size-5 items-center justify-center rounded-full border border-line-2 bg-bg">
          <X size={12} aria-hidden />
        </span>
      </button>
    </li>
  );
}

/** Escape closes it from inside, or from the page when nothing there has a better use for it. */
function useEscape(
  region: React.RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (region.current?.contains(activeElement) || activeElement === document.body) {
        latest.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, region]);
}
