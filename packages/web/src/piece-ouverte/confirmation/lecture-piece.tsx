/** Below the first lines while the others are on their way; asked for again where they did not come. */
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { usePieceEntiere } from './use-piece-entiere.ts';

export function LecturePiece({ lecture }: { lecture: ReturnType<typeof usePieceEntiere> }) {
  const t = useTexts('ui');
  if (lecture.isEntiere) return null;
  if (lecture.isError)
    return <Button onClick={lecture.relire}>{t('superposition.echec.reessayer')}</Button>;
  return (
    <p role="status" className="py-3 text-text-2">
      {t('superposition.chargement')}
    </p>
  );
}
