import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';

/** It is kept by the server, which did not answer. */
export function PanierErreur({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('panier');
  return (
    <div className="page-width min-h-160 pt-4 pb-10 sm:pt-8">
      <h1 className="type-h1 max-sm:sr-only">{t('pages.panier.titre')}</h1>
      <Alert
        live
        state="err"
        title={t('erreur.titre')}
        className="mt-6 max-w-160"
        action={
          <Button size="sm" onClick={onRetry}>
            {t('note.reessayer')}
          </Button>
        }
      >
        {t('erreur.texte')}
      </Alert>
    </div>
  );
}
