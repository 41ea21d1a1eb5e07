import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { buttonClass } from '../ui/button/button-class.ts';
import { StatePage } from './state-page.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';

const offlineTexts = (t: Translate) => ({
  kicker: t('horsLigne.sousTitre'),
  title: t('horsLigne.titre'),
  text: t('horsLigne.texte'),
  kept: t('horsLigne.garde'),
  retry: t('horsLigne.reessayer'),
});

/** A navigation that got no answer; it starts again by itself once the network is back. */
export function HorsLigne() {
  const texts = useFrameTexts(offlineTexts);
  const router = useRouter();
  useEffect(() => {
    const retry = () => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router]);
  return (
    <StatePage kicker={texts.kicker} title={texts.title}>
      <p className="mt-4 max-w-160 text-[1.125rem] leading-7 text-text-2">
        {texts.text}
        <br />
        {texts.kept}
      </p>
      <div className="mt-6">
        <button
          type="button"
          onClick={() => void router.invalidate()}
          className={buttonClass({ kind: 'primary', size: 'lg' })}
        >
          <RotateCw size={20} aria-hidden />
          {texts.retry}
        </button>
      </div>
    </StatePage>
  );
}
