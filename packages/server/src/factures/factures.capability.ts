import type { Register } from '../shop.ts';
import { dematerialisationRoutes } from './dematerialisation/dematerialisation.routes.ts';
import { dossiersRoutes } from './dossiers/dossiers.routes.ts';
import { facturesRoutes } from './factures.routes.ts';

export const register: Register = (calls, shop) => {
  facturesRoutes(calls, shop);
  dossiersRoutes(calls, shop);
  dematerialisationRoutes(calls, shop);
};
