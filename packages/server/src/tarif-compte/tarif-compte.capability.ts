import type { Register } from '../shop.ts';
import { conditionsRoutes } from './conditions.routes.ts';
import { prixNegociesRoutes } from './prix-negocies.routes.ts';

export const register: Register = (calls, shop) => {
  conditionsRoutes(calls, shop);
  prixNegociesRoutes(calls, shop);
};
