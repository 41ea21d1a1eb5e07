/** What stands where an overlay will: nothing at first, then its skeleton, or why it does not come. */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { SKELETON_DELAY_MS } from '../ui/durations.ts';
import { Button } from '../ui/button/button.tsx';
import { closeOverlay, overlayStore } from './overlay-store.ts';
import { useTexts } from '../words/use-texts.ts';

interface OverlayPendingProps {
  skeleton: ReactNode;
  failures: number;
  onRetry: () => void;
  onShown: () => void;
}

export function OverlayPending({ skeleton, failures, onRetry, onShown }: OverlayPendingProps) {
  const t = useTexts('ui');
  const [late, setLate] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const failed = failures > 0;
  const visible = late || failed;
  const announce = useEffectEvent(onShown);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!visible) return;
    announce();
    box.current?.focus();
  }, [visible]);
  useEffect(() => {
    const opener = overlayStore.get()?.opener;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOverlay();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (!overlayStore.get()?.open) opener?.focus();
    };
  }, []);

  if (!visible) return null;
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-busy={!failed}
      aria-label={failed ? t('superposition.echec.titre') : t('superposition.chargement')}
      tabIndex={-1}
      className="fixed inset-0 z-50 bg-scrim outline-none"
    >
      {failed ? (
        <div className="on-page mx-4 mt-26 flex max-w-120 flex-col gap-4 rounded-dialog border border-line-2 bg-bg p-6 sm:mx-auto">
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
        skeleton
      )}
    </div>
  );
}
