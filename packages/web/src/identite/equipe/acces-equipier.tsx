import { useState } from 'react';
import { changerAcces } from '@comptoir/contract/identite/equipe.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { GestionEquipierProps } from './gestion.ts';
import { useChangement } from './use-changement.ts';

/** Closed after a second click, opened again at the first. */
export function AccesEquipier({ equipier, nom, isMoi, onFait }: GestionEquipierProps) {
  const t = useTexts('identite');
  const failureText = useFailureText();
  const [isSur, setIsSur] = useState(false);
  const { id, version } = equipier;
  const isActif = equipier.etat === 'actif';
  const envoi = useChangement(
    (api, actif: boolean) =>
      api.call(changerAcces, { params: { id }, body: { actif } }, { ifMatch: version }),
    (_, actif) => onFait(t(actif ? 'equipe.retablie' : 'equipe.desactivee', { nom })),
  );
  if (isMoi) return <p className="type-meta text-text-2">{t('equipe.accesSoi')}</p>;
  return (
    <>
      <p className="mb-3 type-meta text-text-2">
        {isActif ? t('equipe.accesActif') : t('equipe.accesFerme', { nom })}
      </p>
      {!isActif && (
        <Button size="sm" kind="solid" busy={envoi.isPending} onClick={() => envoi.mutate(true)}>
          {t('equipe.retablir')}
        </Button>
      )}
      {isActif && !isSur && (
        <Button size="sm" onClick={() => setIsSur(true)}>
          {t('equipe.desactiver')}
        </Button>
      )}
      {isActif && isSur && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="type-label">{t('equipe.desactiverSur', { nom })}</span>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus */}
          <Button size="sm" autoFocus onClick={() => setIsSur(false)}>
            {t('equipe.annuler')}
          </Button>
          <Button size="sm" kind="solid" busy={envoi.isPending} onClick={() => envoi.mutate(false)}>
            {t('equipe.desactiverOui')}
          </Button>
        </div>
      )}
      {envoi.isError && (
        <Alert state="err" live className="mt-3">
          {failureText(envoi.error)}
        </Alert>
      )}
    </>
  );
}
