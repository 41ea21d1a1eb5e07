/** What the rest of the server takes from delivery. */
export { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
export type {
  Allocation,
  DemandePlan,
  LigneALivrer,
  PlanLivraison,
  StockLu,
} from '@comptoir/contract/livraison/plan.ts';
