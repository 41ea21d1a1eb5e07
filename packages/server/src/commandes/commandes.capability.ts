import type { Register } from '../shop.ts';
import { commandesRoutes } from './commandes.routes.ts';

export const register: Register = (calls, shop) => {
  commandesRoutes(calls, shop);
};
