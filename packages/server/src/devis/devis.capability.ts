import type { Register } from '../shop.ts';
import { devisRoutes } from './devis.routes.ts';

export const register: Register = (calls, shop) => {
  devisRoutes(calls, shop);
};
