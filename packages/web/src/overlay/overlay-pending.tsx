/** What stands where an overlay will: nothing at first, then its skeleton, or why it does not come. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SKELETON_DELAY_MS } from '../ui/durations.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useT } from '../ui/use-words.ts';
import type { OverlaySize } from './overlay-entry.ts';
import { closeOverlay, getOverlay } from './overlay-store.ts';
import { panelClass, SCRIM_CLASS } from './panel-class.ts';

interface OverlayPendingProps {
  size: OverlaySize;
  failures: number;
  onRetry: () => void;
  onShown: () => void;
}

export function OverlayPending({ size, failures, onRetry, onShown }: OverlayPendingProps) {
  const t = useT();
  const [late, setLate] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const visible = late || failures > 0;
  const announce = useEffectEvent(onShown);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!visible) return;
    announce();
    panel.current?.focus();
  }, [visible, failures]);
  useEffect(() => {
    const opener = getOverlay()?.opener;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOverlay();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (!getOverlay()?.open) opener?.focus();
    };
  }, []);

  if (!visible) return null;
  return (
    <>
      <div className={SCRIM_CLASS} aria-hidden="true" onClick={() => closeOverlay()} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-busy={failures === 0}
        aria-label={failures > 0 ? t('superposition.echec.titre') : t('superposition.chargement')}
        tabIndex={-1}
        className={panelClass(size)}
      >
        {failures > 0 ? (
          <div className="flex flex-col gap-4 p-6">
            <div role="alert">
              <p className="type-h2">{t('superposition.echec.titre')}</p>
              <p className="mt-1 text-text-2">{t('superposition.echec.texte')}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              {failures > 1 ? (
                <Button kind="solid" onClick={() => location.reload()}>
                  {t('superposition.echec.recharger')}
                </Button>
              ) : (
                <Button kind="solid" onClick={onRetry}>
                  {t('superposition.echec.reessayer')}
                </Button>
              )}
              <Button onClick={() => closeOverlay()}>{t('superposition.fermer')}</Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-col gap-4 p-6">
            <Skeleton delayed={false} className="h-6 w-1/2" />
            <Skeleton delayed={false} className="h-4 w-full" />
            <Skeleton delayed={false} className="h-4 w-5/6" />
            <Skeleton delayed={false} className="h-4 w-2/3" />
            <Skeleton delayed={false} className="mt-4 h-10 w-40 self-end" />
          </div>
        )}
      </div>
    </>
  );
}
