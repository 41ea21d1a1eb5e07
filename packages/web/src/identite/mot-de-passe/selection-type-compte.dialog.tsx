import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  TYPES_COMPTE,
  type TypeCompte,
} from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LigneChoix } from '../connexion/ligne-choix.tsx';
import { raisonFaible } from './champ-nouveau.tsx';
import { tenterReinitialisation } from './reinitialiser.ts';

/** One address, a buyer and a delegate: whose password is being chosen. */
export default function SelectionTypeCompteDialog({ data }: OverlayProps<'selection-type-compte'>) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [choisi, setChoisi] = useState<TypeCompte>();
  const [erreur, setErreur] = useState<string>();
  const choisir = async (type: TypeCompte) => {
    setChoisi(type);
    setErreur(undefined);
    const refus = await tenterReinitialisation(router, { ...data, type });
    setChoisi(undefined);
    if (!refus) return;
    setErreur(refus.code === 'mot-de-passe-faible' ? raisonFaible(t, refus) : tErreurs(refus.code));
  };
  return (
    <DialogFrame title={t('typeCompte.titre')} description={t('typeCompte.texte')} flush>
      {erreur && (
        <Alert state="err" live className="m-4 sm:mx-6">
          {erreur}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {TYPES_COMPTE.map((type, rang) => (
          <LigneChoix
            key={type}
            titre={t(`typeCompte.${type}.titre`)}
            detail={t(`typeCompte.${type}.detail`)}
            busy={choisi === type}
            isFirst={rang === 0}
            onChoose={() => {
              if (choisi === undefined) void choisir(type);
            }}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}
