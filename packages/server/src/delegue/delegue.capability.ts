import type { Register } from '../shop.ts';
import { delegueRoutes } from './delegue.routes.ts';
import { demandesSuiviesRoutes } from './demandes/demandes-suivies.routes.ts';
import { devisSuivisRoutes } from './devis-suivis.routes.ts';
import { journalRoutes } from './journal.routes.ts';
import { remisesRoutes } from './remises/remises.routes.ts';

export const register: Register = (calls, shop) => {
  delegueRoutes(calls, shop);
  demandesSuiviesRoutes(calls, shop);
  devisSuivisRoutes(calls, shop);
  journalRoutes(calls, shop);
  remisesRoutes(calls, shop);
};
