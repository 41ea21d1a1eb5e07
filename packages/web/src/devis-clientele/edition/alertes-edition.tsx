/** What stands between what was typed and the shop: no connection, another version, a refusal. */
import { useState } from 'react';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Edition } from './use-edition.ts';

interface Props {
  edition: Edition;
  reprendre: () => Promise<void>;
}

export function AlertesEdition({ edition, reprendre }: Props) {
  const t = useTexts('devis-clientele');
  const failureText = useFailureText();
  const [isOccupe, setIsOccupe] = useState(false);
  const { etat, refus } = edition;
  if (etat === 'hors-ligne') {
    return (
      <Alert
        state="warn"
        live
        title={t('sauvegarde.horsLigne.titre')}
        action={
          <Button size="sm" onClick={() => void edition.enregistrer()}>
            {t('sauvegarde.horsLigne.reessayer')}
          </Button>
        }
      >
        {t('sauvegarde.horsLigne.texte')}
      </Alert>
    );
  }
  if (etat === 'conflit') {
    return (
      <Alert
        state="err"
        live
        title={t('sauvegarde.conflit.titre')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={isOccupe}
              onClick={() => {
                setIsOccupe(true);
                void edition.imposer().finally(() => setIsOccupe(false));
              }}
            >
              {t('sauvegarde.conflit.mienne')}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                edition.abandonner();
                void reprendre();
              }}
            >
              {t('sauvegarde.conflit.autre')}
            </Button>
          </span>
        }
      >
        {t('sauvegarde.conflit.texte')}
      </Alert>
    );
  }
  if (etat === 'refuse') {
    return (
      <Alert state="err" live title={t('sauvegarde.refuse')}>
        {failureText(refus)}
      </Alert>
    );
  }
  return null;
}
