import type { Register } from '../shop.ts';
import { marquesRoutes } from './marques.routes.ts';

export const register: Register = (calls, shop) => {
  marquesRoutes(calls, shop);
};
