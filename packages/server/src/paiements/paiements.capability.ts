import type { Register } from '../shop.ts';
import { paiementsRoutes } from './paiements.routes.ts';

export const register: Register = (calls, shop) => {
  paiementsRoutes(calls, shop);
};
