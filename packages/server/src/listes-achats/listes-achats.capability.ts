import type { Register } from '../shop.ts';
import { listesAchatsRoutes } from './listes-achats.routes.ts';

export const register: Register = (calls, shop) => {
  listesAchatsRoutes(calls, shop);
};
