/** What the last code was, where the eyes are: above the bar. */
import { ListPlus } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { Lecture } from './scan-compte.ts';

export function DireLecture({ lecture }: { lecture: Lecture | undefined }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  switch (lecture?.genre) {
    case undefined:
      return null;
    case 'comptee': {
      const { ligne, reste } = lecture;
      return (
        <Alert live state="ok">
          <b>{ligne.reference}</b>{' '}
          {t('comptage.lu', {
            count: reste,
            nombre: formatNombre(locale, reste),
            cible: formatNombre(locale, ligne.cible),
          })}
        </Alert>
      );
    }
    case 'plusieurs':
      return (
        <Alert live state="warn">
          {t('comptage.plusieurs', {
            reference: lecture.lignes[0]?.reference ?? '',
            nombre: formatNombre(locale, lecture.lignes.length),
          })}
        </Alert>
      );
    case 'hors-liste': {
      const { id, reference, libelle, minimum } = lecture.article;
      return (
        <Alert
          live
          state="warn"
          action={
            <Button
              size="sm"
              icon={ListPlus}
              onClick={() =>
                openOverlay('ajout-liste-achats', {
                  articles: [{ articleId: id, quantite: minimum }],
                })
              }
            >
              {t('ajout.ajouter')}
            </Button>
          }
        >
          {t('comptage.horsListe', { reference, libelle })}
        </Alert>
      );
    }
    case 'inconnu':
      return (
        <Alert live state="warn">
          {t('comptage.inconnu', { code: lecture.code })}
        </Alert>
      );
    case 'recherche':
      return (
        <Alert live state="info">
          {t('comptage.recherche', { code: lecture.code })}
        </Alert>
      );
    case 'echec':
      return (
        <Alert live state="err">
          {t('comptage.echec', { code: lecture.code })} {lecture.texte}
        </Alert>
      );
  }
}
