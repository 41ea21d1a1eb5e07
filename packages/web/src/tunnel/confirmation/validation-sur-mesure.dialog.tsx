/** What is made to measure is made for one buyer alone: its measures are read again and agreed to. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { useTexts } from '../../use-texts.ts';
import { pieceQuery } from '../tunnel.queries.ts';
import { useEcrirePiece } from './use-ecrire-piece.ts';

export default function ValidationSurMesureDialog({
  close,
}: OverlayProps<'validation-sur-mesure'>) {
  const t = useTexts('tunnel');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(pieceQuery(context));
  const [isAgreed, setIsAgreed] = useState(false);
  const { ecrire, demande, erreur } = useEcrirePiece();
  const piece = data?.valeur;
  const isValide = piece?.surMesureValide ?? false;
  useEffect(() => {
    if (isValide) close();
  }, [isValide, close]);
  const projets = piece?.chantiers.flatMap(({ rapidosProjets }) => rapidosProjets) ?? [];
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
            disabled={!isAgreed}
            onClick={() => ecrire({ surMesureValide: true })}
          >
            {t('surMesure.valider')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {projets.map(({ id, libelle, nombre }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <b className="type-name">{libelle}</b>
            <span className="text-text-2">{t('surMesure.elements', { count: nombre })}</span>
          </li>
        ))}
      </ul>
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
