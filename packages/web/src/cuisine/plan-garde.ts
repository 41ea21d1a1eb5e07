/** The plan on the drawing board: kept by this browser, shared by its tabs. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { readPlan } from '@comptoir/contract/cuisine/read-plan.ts';
import { planDuModele } from '@comptoir/contract/cuisine/modeles.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { createRemembered } from '../page/remembered.ts';
import { useTexts } from '../words/use-texts.ts';
import { annuler, noter, retablir, SANS_HISTOIRE, type Historique } from './historique.ts';

const garde = createRemembered<Plan | null>('cuisine', (stored) => readPlan(stored) ?? null);

/** What lies on the board before anything is drawn, and on the server: an L-shaped kitchen. */
export function planDeDepart(nom: string): Plan {
  return planDuModele('en-l', nom);
}

export interface TableADessin {
  plan: Plan;
  /** @param cle changes of one key that follow each other are undone together. */
  changer: (plan: Plan, cle?: string) => void;
  annuler: (() => void) | undefined;
  retablir: (() => void) | undefined;
}

export function usePlanGarde(): TableADessin {
  const t = useTexts('cuisine');
  const tenu = useSyncExternalStore(garde.subscribe, garde.get, () => garde.vide);
  const defaut = t('nom.defaut');
  const premier = useMemo(() => planDeDepart(defaut), [defaut]);
  const plan = tenu ?? premier;
  const [histoire, setHistoire] = useState<Historique<Plan>>(SANS_HISTOIRE);
  const aller = (retour: ReturnType<typeof annuler<Plan>>) => {
    if (!retour) return;
    garde.set(retour.present);
    setHistoire(retour.histoire);
  };
  return {
    plan,
    changer(next, cle) {
      setHistoire((avant) => noter(avant, plan, cle));
      garde.set(next);
    },
    annuler: histoire.passe.length > 0 ? () => aller(annuler(histoire, plan)) : undefined,
    retablir: histoire.futur.length > 0 ? () => aller(retablir(histoire, plan)) : undefined,
  };
}
