import { Search } from 'lucide-react';
import type { SessionAffichee } from '../rendering.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useTexts } from '../use-texts.ts';

/** A delegate who acts for nobody: there is no company to show. */
export function isSansClient(session: SessionAffichee | undefined): boolean {
  return session?.delegue !== undefined && session.utilisateur === undefined;
}

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
