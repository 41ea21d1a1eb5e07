/** Every line of what is about to be ordered. */
import { useRouteContext } from '@tanstack/react-router';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LecturePiece } from './lecture-piece.tsx';
import { ToutesLesLignes } from './toutes-les-lignes.tsx';
import { usePieceEntiere } from './use-piece-entiere.ts';

export default function DetailPieceOuverteDialog({ close }: OverlayProps<'detail-piece-ouverte'>) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const lecture = usePieceEntiere();
  const { piece } = lecture;
  return (
    <DialogFrame
      title={t('detail.titre')}
      {...(piece && { description: t('lignes', { count: piece.nombreArticles }) })}
      footerNote={
        piece && t('detail.total', { montant: formatArgent(context.locale, piece.tarif.netHT) })
      }
      footer={
        <Button kind="solid" onClick={close}>
          {t('fermer')}
        </Button>
      }
    >
      {piece && <ToutesLesLignes piece={piece} />}
      <LecturePiece lecture={lecture} />
    </DialogFrame>
  );
}
