/** What is made to measure is made for one buyer alone: its measures are read again and agreed to. */
import { useEffect, useState } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { LecturePiece } from './lecture-piece.tsx';
import { useWritePiece } from './use-write-piece.ts';
import { usePieceEntiere } from './use-piece-entiere.ts';

export default function ValidationSurMesureDialog({
  close,
}: OverlayProps<'validation-sur-mesure'>) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const dire = (quantite: string) => t('confirmation.quantite', { quantite });
  const lecture = usePieceEntiere();
  const [isAgreed, setIsAgreed] = useState(false);
  const { write, demande, erreur } = useWritePiece();
  const { piece } = lecture;
  const isValide = piece?.surMesureValide ?? false;
  useEffect(() => {
    if (isValide) close();
  }, [isValide, close]);
  const surMesure = new Set(piece?.articlesSurMesure);
  const lignes = (piece?.chantiers ?? [])
    .flatMap(({ articles }) => articles)
    .filter(({ id }) => surMesure.has(id));
  return (
    <DialogFrame
      title={t('surMesure.titre')}
      description={t('surMesure.texte')}
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          <Button
            kind="primary"
            busy={demande !== undefined}
            disabled={!isAgreed || !lecture.isEntiere}
            onClick={() => write({ surMesureValide: true })}
          >
            {t('surMesure.valider')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {lignes.map(({ ligneId, libelle, reference, quantite }) => (
          <li key={ligneId} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <b className="block type-name text-pretty">{libelle}</b>
              <span className="type-ref text-text-2">{reference}</span>
            </span>
            <span className="whitespace-nowrap text-text-2">
              {dire(formatNombre(locale, quantite))}
            </span>
          </li>
        ))}
      </ul>
      <LecturePiece lecture={lecture} />
      <Checkbox
        label={t('surMesure.accord')}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        className="mt-4"
      />
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
    </DialogFrame>
  );
}
