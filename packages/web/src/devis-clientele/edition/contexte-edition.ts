/** What all rows share; it never changes while a quote is edited, so that it draws none of them again. */
import { createContext, useContext } from 'react';
import type { Devise } from '@comptoir/contract/argent.ts';
import type { ReglagesLus } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import type { Changer } from './use-edition.ts';

export interface ContexteEdition {
  changer: Changer;
  devise: Devise;
  isModifiable: boolean;
  reglages: ReglagesLus | undefined;
  /** Lines far below, drawn with nothing to type in until one comes near; fewer from then on. */
  legeres: Set<string>;
}

const Contexte = createContext<ContexteEdition | undefined>(undefined);
export const FournirEdition = Contexte.Provider;

export function useContexteEdition(): ContexteEdition {
  const contexte = useContext(Contexte);
  if (!contexte) throw new Error('no quote is being edited here');
  return contexte;
}
