/**
 * The article in 3D, over its picture: the picture stays until the view is ready, and where the
 * device draws none.
 */
import { clsx } from 'clsx';
import { Minus, Plus, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Spinner } from '../../ui/notice/spinner.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { usePointeurs } from './use-pointeurs.ts';
import { useVue, type EtatVue } from './use-vue.ts';

export interface Vue3dProps {
  article: Pick<ArticleVendu, 'id' | 'libelle'>;
  /** Its pictures, the first of which it takes the place of. */
  strip: RefObject<HTMLElement | null>;
  onFermer: () => void;
}

const ZOOM_BOUTON = 1.4;

function dire(t: TranslateOf<'vue-3d'>, etat: EtatVue): string {
  switch (etat) {
    case 'chargement':
      return t('chargement');
    case 'prete':
      return t('aide');
    case 'absente':
      return t('absente');
    case 'perdue':
      return t('perdue');
    case 'echec':
      return t('echec');
  }
}

export default function Vue3d({ article, strip, onFermer }: Vue3dProps) {
  const t = useTexts('vue-3d');
  const aideId = useId();
  const zone = useRef<HTMLDivElement>(null);
  const { etat, vue, canvas } = useVue(article.id, () => {
    const image = strip.current?.querySelector('img');
    return Math.min(image?.clientWidth ?? 0, image?.clientHeight ?? 0);
  });
  const pointeurs = usePointeurs(zone, vue);
  const isPrete = etat === 'prete';
  useEffect(() => zone.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onFermer();
    if (vue.current?.toucher(event.key)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the view and of its buttons alike
    <div onKeyDown={onKeyDown} className="absolute inset-0 max-sm:-mx-4">
      <div
        ref={zone}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- turned by keyboard
        tabIndex={0}
        aria-label={t('titre', { article: article.libelle })}
        aria-describedby={aideId}
        {...(isPrete && pointeurs)}
        className={clsx(
          'size-full touch-pan-y -outline-offset-4 select-none sm:rounded-control',
          isPrete && 'cursor-grab active:cursor-grabbing',
        )}
      >
        {/* As a picture stands on its tile: white takes its colour. */}
        <div
          className={clsx(
            'isolate size-full overflow-hidden bg-tile transition-opacity duration-300 motion-reduce:transition-none sm:rounded-control',
            isPrete ? 'opacity-100' : 'opacity-0',
          )}
        >
          <canvas ref={canvas} className="vue-3d block size-full mix-blend-multiply" />
        </div>
      </div>
      <p
        role="status"
        id={aideId}
        className={clsx(
          'pointer-events-none absolute bottom-3 left-4 flex max-w-[calc(100%-14rem)] items-center gap-2 rounded-control bg-bg/90 px-2 py-1 type-meta text-text-2 transition-opacity delay-3000 duration-500 motion-reduce:transition-none',
          // Read, it leaves the article alone; who listens hears it still.
          isPrete && 'opacity-0 max-sm:sr-only starting:opacity-100',
        )}
      >
        {etat === 'chargement' && <Spinner />}
        {dire(t, etat)}
      </p>
      <div className="absolute right-4 bottom-3 flex gap-2">
        {isPrete && (
          <>
            <IconButton
              icon={RotateCcw}
              kind="outline"
              label={t('recommencer')}
              onClick={() => vue.current?.recommencer()}
            />
            <IconButton
              icon={Minus}
              kind="outline"
              label={t('eloigner')}
              onClick={() => vue.current?.tourner({ zoom: 1 / ZOOM_BOUTON })}
            />
            <IconButton
              icon={Plus}
              kind="outline"
              label={t('approcher')}
              onClick={() => vue.current?.tourner({ zoom: ZOOM_BOUTON })}
            />
          </>
        )}
        {/* Where the button was that opened it. */}
        <IconButton icon={X} kind="outline" label={t('fermer')} onClick={onFermer} />
      </div>
    </div>
  );
}
