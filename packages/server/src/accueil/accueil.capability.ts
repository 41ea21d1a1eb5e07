import type { Register } from '../shop.ts';
import { accueilRoutes } from './accueil.routes.ts';

export const register: Register = (calls, shop) => {
  accueilRoutes(calls, shop);
};
