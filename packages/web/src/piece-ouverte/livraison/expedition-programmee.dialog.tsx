/** The day the goods of one chantier arrive. */
import { useState } from 'react';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';
import { Calendrier } from './calendrier.tsx';

export default function ExpeditionProgrammeeDialog({
  data,
  close,
}: OverlayProps<'expedition-programmee'>) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const [jour, setJour] = useState(data.jour);
  const retenir = (retenu: string | null) => {
    data.onJour(retenu);
    close();
  };
  return (
    <DialogFrame
      title={t('expedition.titre')}
      description={data.nom}
      footer={
        <>
          <Button onClick={() => retenir(null)}>{t('chantiers.auPlusTot')}</Button>
          <Button kind="primary" disabled={jour === null} onClick={() => retenir(jour)}>
            {jour === null
              ? t('expedition.choisir')
              : t('expedition.retenir', { jour: jourDate(locale, jour) })}
          </Button>
        </>
      }
    >
      <Calendrier jours={data.jours} choisi={jour} onChoisi={setJour} />
    </DialogFrame>
  );
}
