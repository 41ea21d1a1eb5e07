import { Search } from 'lucide-react';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';

/** A company is not there to be shown: see `isSansClient`. */
export function SansClientCompte() {
  const t = useTexts('mon-compte');
  return (
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
  );
}
