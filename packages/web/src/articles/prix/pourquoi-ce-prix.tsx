/** « Pourquoi ce prix ? »: a button beside the price; the explanation is fetched when asked for. */
import { useRef, useState } from 'react';
import { latePart } from '../../loading/late-part.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';

const explication = latePart({ load: () => import('./explication-prix.tsx') });

interface Props {
  articleId: number;
  quantite: number;
}

export function PourquoiCePrix({ articleId, quantite }: Props) {
  const t = useTexts('articles');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass({ kind: 'quiet', size: 'sm' })}
      >
        {t('explication.titre')}
      </button>
      {isOpen && (
        <explication.Part
          articleId={articleId}
          quantite={quantite}
          anchor={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
