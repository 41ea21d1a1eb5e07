/** What every step of the creation is given, and how it is laid out. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import type { SaisieCreation } from './saisie-creation.ts';

export interface EtapeProps {
  saisie: SaisieCreation;
  repondre: (reponses: Partial<SaisieCreation>) => void;
  continuer: () => void;
  retour: () => void;
}

/** Takes the focus after another step, as the title of a new page would. */
export function TitreEtape({ children }: { children: string }) {
  return (
    <h2 tabIndex={-1} className="mb-4 type-h2 outline-none">
      {children}
    </h2>
  );
}

interface ActionsEtapeProps {
  /** Absent at the first step. */
  retour?: () => void;
  busy?: boolean;
  children: ReactNode;
}

export function ActionsEtape({ retour, busy = false, children }: ActionsEtapeProps) {
  const t = useTexts('identite');
  return (
    <div className="mt-6 flex gap-3">
      {retour && (
        <Button size="lg" onClick={retour}>
          {t('creation.retour')}
        </Button>
      )}
      <div className="flex-1">
        <BoutonEnvoi busy={busy}>{children}</BoutonEnvoi>
      </div>
    </div>
  );
}
