/** Beside a price that was another before: what it was, fetched when asked for. */
import { useRef, useState } from 'react';
import { History } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { latePart } from '../../../loading/late-part.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useTexts } from '../../../words/use-texts.ts';

const historique = latePart({ load: () => import('./historique-prix.tsx') });

export function BoutonHistorique({ article }: { article: ArticleVendu }) {
  const t = useTexts('tarif-compte');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        icon={History}
        size="sm"
        label={t('historique.voir', { reference: article.reference })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <historique.Part articleId={article.id} anchor={button} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
