import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { findArticle } from '../article-courant.ts';
import { ImageVue } from './image-vue.tsx';
import { listVues, type Vue } from './medias.ts';
import { produitQuery } from '../produits.queries.ts';
import { useZoom } from './use-zoom.ts';

export default function MediaDialog({ data }: OverlayProps<'media'>) {
  const t = useTexts('produits');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: produit } = useQuery(produitQuery({ api, locale }, data.produitId));
  const article = produit && findArticle(produit, data.articleId);
  if (!article) return <DialogFrame title={t('galerie.titre')}>{null}</DialogFrame>;
  return (
    <DialogFrame
      title={t('media.titre', { reference: article.reference })}
      description={article.libelle}
      flush
    >
      <Visionneuse vues={listVues(produit, article, t, locale)} premier={data.rang} />
    </DialogFrame>
  );
}

/** Pixels a key moves an enlarged picture by. */
const PAN = 60;

function Visionneuse({ vues, premier }: { vues: readonly Vue[]; premier: number }) {
  const t = useTexts('produits');
  const [rang, setRang] = useState(Math.min(premier, vues.length - 1));
  const { zoom, frame, handlers, zoomIn, zoomOut, pan, reset } = useZoom();
  const vue = vues[rang];
  const show = (next: number) => {
    setRang((next + vues.length) % vues.length);
    reset();
  };
  const isZoomed = zoom.echelle > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
      ArrowLeft: () => (isZoomed ? pan({ x: PAN, y: 0 }) : show(rang - 1)),
      ArrowRight: () => (isZoomed ? pan({ x: -PAN, y: 0 }) : show(rang + 1)),
      ArrowUp: () => pan({ x: 0, y: PAN }),
      ArrowDown: () => pan({ x: 0, y: -PAN }),
    }[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  if (!vue) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the picture and of its buttons alike
    <div onKeyDown={onKeyDown} className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1 bg-tile">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the keys that zoom need a place to be pressed at */}
        <div
          ref={frame}
          role="img"
          tabIndex={0}
          data-autofocus
          aria-label={t('media.zone', { alt: vue.alt, zoom: Math.round(zoom.echelle * 100) })}
          {...handlers}
          className={clsx(
            'h-full touch-none overflow-hidden -outline-offset-4 select-none sm:h-[min(60dvh,40rem)]',
            isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
          )}
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          <div
            className="pointer-events-none size-full"
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.echelle})` }}
          >
            <ImageVue vue={vue} slot="zoom" alt="" eager className="size-full p-6" />
          </div>
        </div>
        {vues.length > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={t('media.precedente')}
              kind="outline"
              onClick={() => show(rang - 1)}
              className="absolute! top-1/2 left-3 -translate-y-1/2"
            />
            <IconButton
              icon={ChevronRight}
              label={t('media.suivante')}
              kind="outline"
              onClick={() => show(rang + 1)}
              className="absolute! top-1/2 right-3 -translate-y-1/2"
            />
          </>
        )}
      </div>
      <div className="flex items-center gap-3 border-t border-line px-4 py-3 sm:px-6">
        {vues.length > 1 && <Vignettes vues={vues} rang={rang} onShow={show} />}
        <p className="type-meta text-text-2 max-sm:hidden">{t('media.aide')}</p>
        <div className="ml-auto flex items-center gap-2">
          <IconButton
            icon={ZoomOut}
            label={t('media.reduire')}
            kind="outline"
            onClick={zoomOut}
            disabled={!isZoomed}
          />
          <IconButton icon={ZoomIn} label={t('media.agrandir')} kind="outline" onClick={zoomIn} />
        </div>
      </div>
    </div>
  );
}

interface VignettesProps {
  vues: readonly Vue[];
  rang: number;
  onShow: (rang: number) => void;
}

function Vignettes({ vues, rang, onShow }: VignettesProps) {
  const t = useTexts('produits');
  return (
    <ul className="flex min-w-0 gap-2 overflow-x-auto p-0.5">
      {vues.map((vue, index) => (
        <li key={vue.key}>
          <button
            type="button"
            aria-label={
              vue.image
                ? t('galerie.voir', { rang: index + 1, total: vues.length })
                : t('galerie.plan')
            }
            aria-current={index === rang || undefined}
            onClick={() => onShow(index)}
            className={clsx(
              'block size-12 shrink-0 rounded-control border bg-tile p-1',
              index === rang ? 'border-2 border-text' : 'border-line hover:border-text',
            )}
          >
            <ImageVue vue={vue} slot="rangee" alt="" className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
