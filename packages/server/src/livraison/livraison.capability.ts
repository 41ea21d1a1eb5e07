import type { Register } from '../shop.ts';
import { livraisonRoutes } from './livraison.routes.ts';

export const register: Register = (calls, shop) => {
  livraisonRoutes(calls, shop);
};
