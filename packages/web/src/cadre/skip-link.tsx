import { useFrameTexts, type Translate } from './use-frame-texts.ts';

export const CONTENT_ID = 'contenu';

const skipText = (t: Translate) => t('allerAuContenu');

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only type-button text-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:border focus:border-line-2 focus:bg-bg focus:px-4 focus:py-3 print:hidden"
    >
      {useFrameTexts(skipText)}
    </a>
  );
}
