import { Search } from 'lucide-react';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useTexts } from '../../words/use-texts.ts';

/** A delegate has no basket of their own: that of the customer they act for. */
export function SansClient() {
  const t = useTexts('panier');
  return (
    <div className="page-width min-h-160 pt-4 pb-10 sm:pt-8">
      <h1 className="type-h1 max-sm:sr-only">{t('pages.panier.titre')}</h1>
      <EmptyState
        title={t('sansClient.titre')}
        actions={
          <Button kind="primary" icon={Search} onClick={() => openOverlay('recherche-compte')}>
            {t('sansClient.chercher')}
          </Button>
        }
      >
        {t('sansClient.texte')}
      </EmptyState>
    </div>
  );
}
