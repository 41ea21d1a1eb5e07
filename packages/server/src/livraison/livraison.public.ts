/** What the rest of the server takes from delivery. */
export { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
export type { Allocation, PlanLivraison } from '@comptoir/contract/livraison/plan.ts';
export type {
  DemandePlan,
  LigneALivrer,
  StockLu,
} from '@comptoir/contract/livraison/demande-plan.ts';
export { toAdresse } from './adresse-affichee.ts';
export { MOTS, type Mots } from './mots.ts';
export { adressesEnJson, type AdresseRow } from './adresses.sql.ts';
export type { Ports, ReadPorts } from './ports.ts';
