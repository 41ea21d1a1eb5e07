import type { Register } from '../shop.ts';
import { offresRoutes } from './offres.routes.ts';

export const register: Register = (calls, shop) => {
  offresRoutes(calls, shop);
};
