/** Above the list while prices are about to expire that nobody asked to renew. */
import { Alert } from '../../../ui/notice/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useTexts } from '../../../words/use-texts.ts';
import type { ListeNegocies } from '../barre-filtres.tsx';
import { useRenouveler } from './use-renouveler.ts';

export function AvisExpirants({ reponse }: { reponse: ListeNegocies }) {
  const t = useTexts('tarif-compte');
  const { mutate, isPending } = useRenouveler();
  const { aRenouveler: count, delegue } = reponse;
  if (count === 0) return null;
  return (
    <Alert
      state="warn"
      className="mb-4"
      title={t('renouvellement.expirent', { count })}
      action={
        <Button size="sm" busy={isPending} onClick={() => mutate(undefined)}>
          {t('renouvellement.demander', { count })}
        </Button>
      }
    >
      {delegue === null
        ? t('renouvellement.versMaison')
        : t('renouvellement.versDelegue', { delegue })}
    </Alert>
  );
}
