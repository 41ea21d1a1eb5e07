import type { Register } from '../shop.ts';
import { rechercheRoutes } from './recherche.routes.ts';

export const register: Register = (calls, shop) => {
  rechercheRoutes(calls, shop);
};
