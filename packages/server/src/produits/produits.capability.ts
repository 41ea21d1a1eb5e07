import type { Register } from '../shop.ts';
import { produitsRoutes } from './produits.routes.ts';

export const register: Register = (calls, shop) => {
  produitsRoutes(calls, shop);
};
