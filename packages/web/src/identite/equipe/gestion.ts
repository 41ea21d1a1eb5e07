import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';

export interface GestionEquipierProps {
  equipier: Equipier;
  nom: string;
  isMoi: boolean;
  collegues: readonly Equipier[];
  onFait: (fait: string) => void;
}
