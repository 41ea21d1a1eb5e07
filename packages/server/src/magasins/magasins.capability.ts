import type { Register } from '../shop.ts';
import { magasinsRoutes } from './magasins.routes.ts';

export const register: Register = (calls, shop) => {
  magasinsRoutes(calls, shop);
};
