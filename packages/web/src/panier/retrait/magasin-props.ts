import type { MagasinDuPlan } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import type { Retirer } from './use-retirer.ts';

export interface MagasinProps {
  magasin: MagasinDuPlan;
  /** Today in Paris. */
  jour: string;
  /** Lines of the whole order. */
  total: number;
  choisi: number | undefined;
  retirer: Retirer;
  maintenant: Date | undefined;
}
