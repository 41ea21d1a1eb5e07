import { clsx } from 'clsx';
import { Maximize2, Rotate3d } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { BadgePromotion } from '../../articles/articles.public.ts';
import { preloadOverlay } from '../../overlay/overlay-parts.ts';
import { latePart } from '../../loading/late-part.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { findDetail } from '../article-courant.ts';
import { ImageVue } from './image-vue.tsx';
import { listVues } from './medias.ts';

const vue3d = latePart({ load: () => import('../vue-3d/vue-3d.tsx'), words: ['vue-3d'] });

interface Props {
  produit: Produit;
  article: ArticleVendu;
  className?: string;
}

/** One strip that scrolls by hand or by its thumbnails: without scripts it still shows every picture. */
export function Galerie({ produit, article, className }: Props) {
  const t = useTexts('produits');
  const strip = useRef<HTMLUListElement>(null);
  const [rang, setRang] = useState(0);
  /** False: it was, and is no more. */
  const [en3d, setEn3d] = useState<boolean>();
  const vues = listVues(produit, article, t, useLocale());
  const total = vues.length;
  const show = (index: number) => {
    setRang(index);
    setEn3d(undefined);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section
      aria-label={t('galerie.titre')}
      className={clsx('relative flex gap-2 lg:items-start', className)}
    >
      {total > 1 && (
        <ul className="flex w-18 shrink-0 flex-col gap-4 max-lg:hidden">
          {vues.map((vue, index) => (
            <li key={vue.key}>
              <button
                type="button"
                aria-label={
                  vue.image ? t('galerie.voir', { rang: index + 1, total }) : t('galerie.plan')
                }
                aria-current={index === rang || undefined}
                onClick={() => show(index)}
                className={clsx(
                  'block size-18 rounded-control border bg-tile p-1',
                  index === rang ? 'border-2 border-text' : 'border-line hover:border-text',
                )}
              >
                <ImageVue vue={vue} slot="rangee" alt="" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative min-w-0 flex-1">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls is reached by keys, where phones have no thumbnails */}
        <ul
          ref={strip}
          inert={en3d}
          tabIndex={total > 1 ? 0 : undefined}
          aria-label={t('galerie.titre')}
          onScroll={({ currentTarget }) =>
            setRang(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto bg-tile -outline-offset-4 [scrollbar-width:none] max-sm:-mx-4 sm:rounded-control"
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          {vues.map((vue, index) => (
            <li key={vue.key} className="w-full shrink-0 snap-center">
              <ImageVue
                vue={vue}
                // Only the first is kept in every size.
                slot={index === 0 ? 'fiche' : 'zoom'}
                alt={vue.alt}
                eager={index === 0}
                className={clsx(
                  'mx-auto aspect-6/5 max-h-100 w-full xl:max-h-128',
                  vue.image ? 'p-6 sm:p-10' : 'px-2 pt-12 pb-6 sm:px-6',
                )}
              />
            </li>
          ))}
        </ul>
        <div className="absolute top-3 left-0 sm:left-4">
          <BadgePromotion tarif={article.tarif} jour={produit.jour} />
        </div>
        <button
          type="button"
          aria-label={t('galerie.agrandir')}
          onClick={() =>
            openOverlay('media', { produitId: produit.id, articleId: article.id, rang })
          }
          onPointerEnter={() => preloadOverlay('media')}
          className="absolute top-3 right-0 z-1 flex size-10 items-center justify-center rounded-control border border-line-2 bg-bg hover:bg-sunk max-sm:size-11 sm:right-4 pointer-coarse:size-11"
        >
          <Maximize2 size={20} aria-hidden />
        </button>
        {en3d ? (
          <vue3d.Part {...{ article, strip }} onFermer={() => setEn3d(false)} />
        ) : (
          // Not over the drawing, whose numbers it would hide.
          vues[rang]?.image &&
          findDetail(produit, article)?.vue3d && (
            <button
              type="button"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- back from the view that it opened
              autoFocus={en3d === false}
              onClick={() => {
                show(0);
                setEn3d(true);
              }}
              className="absolute right-0 bottom-3 flex h-10 items-center gap-1.5 rounded-control border border-line-2 bg-bg px-2.5 type-label hover:bg-sunk max-sm:h-11 sm:right-4 pointer-coarse:h-11"
            >
              <Rotate3d size={20} aria-hidden />
              {t('galerie.vue3d')}
            </button>
          )
        )}
        {total > 1 && !en3d && (
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-3 flex justify-center gap-2 lg:hidden"
          >
            {vues.map((vue, index) => (
              <span
                key={vue.key}
                className={clsx(
                  'h-2 rounded-full',
                  index === rang ? 'w-5 bg-ink' : 'w-2 bg-ink/45',
                )}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
